/** A text as squares for the camera of another device; what works them out is loaded when it is needed. */

export interface Squares {
  size: number;
  /** All dark squares as one path, each one unit wide. */
  path: string;
}

export async function squaresOf(text: string): Promise<Squares> {
  const { encode } = await import("uqr");
  const { size, data } = encode(text, { border: 2 });
  const path = data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : [])));
  return { size, path: path.join("") };
}
