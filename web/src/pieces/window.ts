/** The part of a large picture that is seen through a window. */

export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

/** The whole picture, and how high the window is for its width. */
export interface Picture {
  width: number;
  height: number;
  shape: number;
}

const CLOSEST = 8; // how many times narrower than the picture the window's view may be

/** How wide a view must be to hold the whole picture. */
const widest = ({ width, height, shape }: Picture): number => Math.max(width, height / shape);

/** A view moved so that it shows nothing beside the picture, or the picture in its middle where it is larger. */
export function held(want: Box, { width, height }: Picture): Box {
  const x = want.w >= width ? (width - want.w) / 2 : Math.min(Math.max(want.x, 0), width - want.w);
  const y = want.h >= height ? (height - want.h) / 2 : Math.min(Math.max(want.y, 0), height - want.h);
  return { ...want, x, y };
}

/** The view with the window's proportions that holds what is wanted, and is at least so wide. */
export function fit(want: Box, picture: Picture, least = 0): Box {
  const w = Math.min(Math.max(want.w, want.h / picture.shape, least), widest(picture));
  const h = w * picture.shape;
  return held({ x: want.x + want.w / 2 - w / 2, y: want.y + want.h / 2 - h / 2, w, h }, picture);
}

export const whole = (picture: Picture): Box => fit({ x: 0, y: 0, w: picture.width, h: picture.height }, picture);

/** A view nearer or farther, round a point given as parts of the window. */
export function zoomed(box: Box, by: number, picture: Picture, atX = 0.5, atY = 0.5): Box {
  const w = Math.min(Math.max(box.w * by, picture.width / CLOSEST), widest(picture));
  const h = w * picture.shape;
  return held({ x: box.x + (box.w - w) * atX, y: box.y + (box.h - h) * atY, w, h }, picture);
}

type Edges = Record<"left" | "right" | "top" | "bottom", number>;

/** Whether all of one rectangle lies in another. */
export const within = (one: Edges, other: Edges): boolean =>
  one.left >= other.left && one.right <= other.right && one.top >= other.top && one.bottom <= other.bottom;
