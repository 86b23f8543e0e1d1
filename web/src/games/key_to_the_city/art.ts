/** A silhouette for each tile, in a frame of 48 by 32 with the ground at 14. Holes are cut by the even-odd rule. */
export const ART: Record<string, string> = {
  "buckingham-palace":
    "M-22 14V-4h6v-4h8v4h4v-5L0-13 4-9v5h4v-4h8v4h6v18zM-19 0v4h3V0zM-12 0v4h3V0zM9 0v4h3V0zM16 0v4h3V0z" +
    "M-3 4v10h6V4zM-.6-13v-3h4v2.400H.6z",
  greenwich:
    "M-20 14V0h12v-6h4c0-5 1-7 4-9 3 2 4 4 4 9h4v6h12v14zM-16 4v5h4V4zM12 4v5h4V4zM-3-1v6h6v-6zM-3 8v6h6V8z" +
    "M-.5-18h1v4h-1z",
  "palace-of-westminster":
    "M-23 14V0h2v-3h1V0h6v-3h1V0h6v-3h1V0h4v14zM5 14V-8L9-16l4 8v22zM7-5a2 2 0 104 0 2 2 0 10-4 0z" +
    "M15 14V2h7v12zM-19 4v7h2V4zM-13 4v7h2V4zM-7 4v7h2V4z",
  "royal-hospital-chelsea":
    "M-22 14V2h14v-2l8-6 8 6v2h14v12zM-4-6v-4h2a2 3 0 014 0h2v4zM-18 5v5h3V5zM-12 5v5h3V5zM-5 4v10h2V4z" +
    "M-1 4v10h2V4zM3 4v10h2V4zM9 5v5h3V5zM15 5v5h3V5z",
  "somerset-house":
    "M-22 14V-6h14v-3L0-13l8 4v3h14v20zM-19-2v4h3v-4zM-13-2v4h3v-4zM10-2v4h3v-4zM16-2v4h3v-4zM-19 6v4h3V6z" +
    "M-13 6v4h3V6zM10 6v4h3V6zM16 6v4h3V6zM-6 14V2a2 2 0 014 0v12zM2 14V2a2 2 0 014 0v12z",
  "tower-of-london":
    "M-18 14v-18l1-4 2-4 2 4v2H13v-2l2-4 2 4 1 4v18zM-13-3v3h3v-3zM-4-3v3h3v-3zM4-3v3h3v-3zM-13 4v4h3V4z" +
    "M10 4v4h3V4zM-3 14V6a3 3 0 016 0v8zM-6-6v-4l1.500-3L-3-10v4zM3-6v-4l1.500-3L6-10v4z",
  "bank-of-england":
    "M-20 14V10h40v4zM-18 9V-3h4V9zM-10 9V-3h4V9zM-2 9V-3h4V9zM6 9V-3h4V9zM14 9V-3h4V9zM-20-4v-3L0-15-20-7z" +
    "M-20-4v-3L0-15 20-7v3z",
  barbican:
    "M-20 14v-24h10v24zM-18-7h6v2h-6zM-18-3h6v2h-6zM-18 1h6v2h-6zM-18 5h6v2h-6zM-8 14V2h16v12zM-6 5H6v2H-6z" +
    "M-6 9H6v2H-6zM10 14v-28h9v28zM12-11h5v2h-5zM12-7h5v2h-5zM12-3h5v2h-5zM12 1h5v2h-5zM12 5h5v2h-5z",
  "battersea-power-station":
    "M-20 14V-1h3l1-14h3l1 14h3l1-14h3L-4-1H4L5-15h3L9-1h3l1-14h3l1 14h3v15zM-16 3v8h4V3zM-8 3v8h4V3z" +
    "M4 3v8h4V3zM12 3v8h4V3z",
  "covent-garden":
    "M-22 14V-2L-11-10 0-2 11-10 22-2v16zM-18 2v12h5V2zM-11 2v12h5V2zM-3 2v12h6V2zM6 2v12h5V2zM13 2v12h5V2z",
  "paddington-station": "M-22 14V4a11 14 0 0122 0 11 14 0 0122 0v10zM-18 14V5a7 10 0 0114 0v9zM4 14V5a7 10 0 0114 0v9z",
  "senate-house":
    "M-20 14V4h8v-6h5v-8h3v-5h8v5h3v8h5v6h8v10zM-3-9v2h2v-2zM1-9v2h2v-2zM-4-3v2h2v-2zM2-3v2h2v-2zM-8 2v2h2V2z" +
    "M-3 2v2h2V2zM1 2v2h2V2zM6 2v2h2V2zM-2 8v6h4V8z",
  "british-library":
    "M-22 14V0l16-8v6L6-8v6h4v-12h5V-2h7v16zM-18 4v2h12V4zM-18 8v2h12V8zM-2 4v10h5V4zM7 4v2h11V4zM7 8v2h11V8z",
  "bt-tower":
    "M-3 14V5h6v9zM-5 5V0h10v5zM-4-1v-5h8v5zM-7-7v-5H7v5zM-2-13h4v-1h-4zM-.6-14v-4H.6v4zM-14 14V8h8v6z" +
    "M6 14V9h8v5zM-3 2h6v1h-6z",
  "charing-cross":
    "M-22 14V0h6v-5h8v5h3v-8l5-8 5 8v8h3v-5h8v5h6v14zM-18 4v4h3V4zM-11 4v4h3V4zM8 4v4h3V4zM15 4v4h3V4z" +
    "M-3 14V6a3 3 0 016 0v8zM-1-8v4h2v-4z",
  harrods:
    "M-22 14V-4h6a4 4 0 018 0h2c0-5 2-8 6-10 4 2 6 5 6 10h2a4 4 0 018 0h6v18zM-19 0v4h5V0zM-11 0v4h5V0z" +
    "M-3 0v4h6V0zM6 0v4h5V0zM14 0v4h5V0zM-19 8v6h5V8zM-11 8v6h5V8zM-3 8v6h6V8zM6 8v6h5V8zM14 8v6h5V8z",
  "lloyds-building":
    "M-16 14v-22h4v-4h3v4h4a5 5 0 0110 0h4v-6h3v6h4v22zM-13-5v16h2V-5zM-8-4v3h3v-3zM-2-4v3h4v-3zM5-4v3h3v-3z" +
    "M-8 2v3h3V2zM-2 2v3h4V2zM5 2v3h3V2zM-8 8v3h3V8zM-2 8v6h4V8zM5 8v3h3V8zM11-5v16h2V-5z",
  "southwark-cathedral":
    "M-22 14V2l5-4 7 4v-14h2v-3h1v3h5v-3h1v3h2V2h10l5-4 6 4v12zM-8-7v5h2v-5zM-3-7v5h2v-5zM-18 5v6h3V5z" +
    "M-7 4v6h2V4zM6 5v6h3V5zM13 5v6h3V5z",
  "canary-wharf":
    "M-6 14V-8L0-15 6-8v22zM-4-5h8v1.500h-8zM-4-1h8v1.500h-8zM-4 3h8v1.500h-8zM-4 7h8v1.500h-8z" +
    "M-18 14V-2h10v16zM-16 1h6v1.500h-6zM-16 5h6v1.500h-6zM8 14V-4h10v18zM10-1h6v1.500h-6zM10 3h6v1.500h-6z" +
    "M10 7h6v1.500h-6z",
  gherkin:
    "M-7 14C-10 4-9-8 0-16 9-8 10 4 7 14zM-6 6L0 0-5-6-6 0zM6 6L0 0 5-6 6 0zM0-12l-4 4L0-3l4-5zM0 3l-5 6 1 4h8l1-4z",
  "marble-arch":
    "M-20 14v-22h40v22h-6V0a4 4 0 00-8 0v14h-2V-2a4 4 0 00-8 0v16h-2V0a4 4 0 00-8 0v14zM-20-9v-3h40v3z" +
    "M-14-5v1.500h28v-1.500z",
  monument: "M-9 14V7h18v7zM-5 6h10V4H-5zM-3 3V-8h6V3zM-5-9h10v-2H-5zM-2-12c-2-3 2-3 1-6 3 2 4 4 2 6z",
  "royal-opera-house":
    "M-20 14v-16L-8-9v-2H8v2l12 7v16zM-7-5v2H7v-2zM-14 14V2h3v12zM-8 14V0h3v14zM-1.500 14V0h3v14z" +
    "M5 14V0h3v14zM11 14V2h3v12z",
  "tower-bridge":
    "M-24 8q8-1 11-10v-8l3-5 3 5v3H7v-3l3-5 3 5v8q3 9 11 10v3H-24zM-7-4H7v3H-7zM-11 4h2v4h-2zM9 4h2v4H9z" +
    "M-7 8H7V3H-7zM-13 11h6v3h-6zM7 11h6v3H7z",
  "globe-theatre":
    "M-20 14V0l4-6q16-7 32 0l4 6v14zM-16 3v3h4V3zM-7 3v3h4V3zM3 3v3h4V3zM12 3v3h4V3zM-16 9v3h4V9zM-3 8v6h6V8z" +
    "M12 9v3h4V9zM0-10v-6l6 2-5 2v2z",
  "kings-cross-station":
    "M-22 14V-8h9v-3h4v3h3v-7h12v7h3v-3h4v3h9v22zM-18 14V2a6 7 0 0112 0v12zM6 14V2a6 7 0 0112 0v12zM-3-12v5h6v-5z",
  "mi6-building":
    "M-22 14V4h5v-6h5v-6h6v-5h12v5h6v6h5v6h5v10zM-4-9v4h3v-4zM1-9v4h3v-4zM-10-2v4h4v-4zM-2-2v4h4v-4z" +
    "M6-2v4h4v-4zM-16 6v4h4V6zM-6 6v4h4V6zM2 6v4h4V6zM12 6v4h4V6z",
  "royal-academy":
    "M-20 14V-8h40v22zM-22-9v-3h44v3zM-16-4v5h4v-5zM-6-4v5h4v-5zM2-4v5h4v-5zM12-4v5h4v-5zM-16 5v9h4V5z" +
    "M-4 14V8a4 4 0 018 0v6zM12 5v9h4V5z",
  "westminster-abbey":
    "M-14 14v-24l2-4 2 4v1h3v-1l2-4 2 4v7l3-3 3 3v-7l2-4 2 4v1h3v-1l2-4 2 4v24zM-11-6v7h4v-7zM7-6v7h4v-7z" +
    "M-3 14V6a3 4 0 016 0v8zM0-1a2.500 2.500 0 10.1 0z",
  "westminster-cathedral":
    "M-22 14V4a5 5 0 0110 0V2a5 5 0 0110 0v2a5 5 0 0110 0v10zM11 14v-24l3.500-5 3.500 5v24zM13-7v4h3v-4z" +
    "M13 0v2h3V0zM13 5v2h3V5zM-14 7v7h3V7zM-7 6v8h4V6zM2 7v7h3V7z",
  "waterloo-station":
    "M-22 14V0h8v-4c4-6 8-9 14-10 6 1 10 4 14 10v4h8v14zM-9 14V0a9 9 0 0118 0v14H5V1a5 5 0 00-10 0v13z" +
    "M-18 4v6h4V4zM14 4v6h4V4zM-2-9a2 2 0 104 0 2 2 0 10-4 0z",
  guildhall:
    "M-20 14V-4h2v-4l2-3 2 3v4h5l9-8 9 8h5v-4l2-3 2 3v4h2v18zM-15 0v8h4V0zM11 0v8h4V0zM-6 0v5h4V0zM2 0v5h4V0z" +
    "M-4 14V9a4 4 0 018 0v5z",
  "london-eye":
    "M0-16a14 14 0 110 28 14 14 0 010-28zm0 2.500a11.500 11.500 0 100 23 11.500 11.500 0 000-23z" +
    "M-.7-13.500H.7v10h-1.400zM-11-2.700h9v1.400h-9zM2-2.700h9v1.400H2zM-8-10.500l1-1L0-4l-1 1z" +
    "M8-10.500l-1-1L0-4l1 1zM-8 14L-1-2h2L8 14H5.500L0 2l-5.500 12z",
  "st-pancras-station":
    "M-22 14V2h4v-8l2-4 2 4v4l5-5 5 5h3v-10l2.500-5 2.500 5v3h3v-4l2-4 2 4v24zM-18 6v4h3V6zM-12 3v4h3V3z" +
    "M-6 3v4h3V3zM1 0v3h5V0zM-6 14v-4h3v4zM11 2v4h4V2z",
  "royal-albert-hall":
    "M-22 14V2h44v12zM-20 1c1-9 10-15 20-15S19-8 20 1zM-18 5v6h3V5zM-11 5v6h3V5zM-4 5v6h3V5zM3 5v6h3V5z" +
    "M10 5v6h3V5zM16 5v6h2V5zM-14-2h28v1.500h-28z",
  "st-pauls-cathedral":
    "M-20 14v-20h2v-3h4v3h2v6h3C-9-8-5-11-1.500-12v-4h3v4C5-11 9-8 9 0h3v-6h2v-3h4v3h2v20zM-6 1v3H6V1z" +
    "M-16 2v4h2V2zM14 2v4h2V2zM-8 8v6h2V8zM-4 8v6h2V8zM2 8v6h2V8zM6 8v6h2V8z",
  "the-shard": "M-9 14L-1-16l1 4 1.500-5L9 14zM-1-6L-4 11h2L0-6zM3-4l-.5 15H5z",
  "hyde-park-and-kensington-gardens":
    "M-13-8a7 7 0 015 12v2h-2v8h-3V6h-2l-1-2a7 7 0 013-12z" +
    "M11-12c5 0 6 6 4 8 4 2 3 8-1 9h-2v9H9V5H7C3 4 2-2 6-4 4-7 6-12 11-12zM-22 15v-1.500h44V15z" +
    "M-6 14q6-7 12 0z",
  "piccadilly-circus":
    "M-12 14v-3h24v3zM-8 10l2-4h12l2 4zM-3 5l1-6h4l1 6zM-.5-2v-5l-6 3 1-4 5-2v-1a2 2 0 113 0l4-3 2 2-6 5v5z" +
    "M6-13l5 1-3 1z",
  "trafalgar-square":
    "M-3 14V4h6v10zM-1.500 3v-14h3V3zM-3-12v-1.500h6v1.500zM-1.200-14a1.500 2 0 112.400 0z" +
    "M-20 14V9q4-4 9-2l2-3 3 2-1 3v5zM20 14V9q-4-4-9-2L9 4 6 6l1 3v5z",
  "british-museum":
    "M-22 14v-3h44v3zM-20 10V-2h4v12zM-12 10V-2h4v12zM-4 10V-2h3v12zM1 10V-2h3v12zM8 10V-2h4v12z" +
    "M16 10V-2h4v12zM-22-3v-3h8L0-14 14-6h8v3z",
  "lords-cricket-ground": "M-20 14V2l6-8h28l6 8v12zM-16 4v3h32V4zM-16 9v3h32V9zM-6-8h12v-4L0-15-6-12z",
  "oval-cricket-ground":
    "M-8-14h4v28h-4zM-1-14h4v28h-4zM6-14h4v28H6zM-8-16h7v1.500h-7zM3-16h7v1.500H3zM16 6a4 4 0 11.1 0z",
  "zsl-london-zoo":
    "M-14 14V4q-2-8 4-10h6L2-16h3l1 4 4 2-1 3-5 1v6q4 3 3 6v8H4V7h-8v7h-3V8h-4v6zM6-10.500a1 1 0 102 0 1 1 0 10-2 0z",
  "madame-tussauds":
    "M0-15a7 7 0 015 12v3c6 2 10 6 11 14h-32c1-8 5-12 11-14v-3a7 7 0 015-12zM-3.500-8v1.500h2V-8z" +
    "M1.500-8v1.500h2V-8zM-2-4h4v-1.200h-4z",
  "national-gallery":
    "M-22 14V2h12v-4L0-8l10 6v4h12v12zM-3-9c0-4 1-5 3-6 2 1 3 2 3 6zM-8 14V2h2v12zM-3 14V2h2v12zM1 14V2h2v12z" +
    "M6 14V2h2v12zM-18 6v4h4V6zM14 6v4h4V6z",
  "tate-britain":
    "M-22 14V2h12v-4h2v-3L0-9l8 4v3h2v4h12v12zM0-10a4 4 0 01-4-1q1-4 4-4t4 4a4 4 0 01-4 1zM-8 14V1h3v13z" +
    "M-1.500 14V1h3v13zM5 14V1h3v13z",
  "tate-modern":
    "M-22 14V2h18v-17h8V2h18v12zM-19 5v6h2V5zM-15 5v6h2V5zM-11 5v6h2V5zM-7 5v6h2V5zM5 5v6h2V5zM9 5v6h2V5z" +
    "M13 5v6h2V5zM17 5v6h2V5zM-1-12v22h2v-22z",
  "victoria-and-albert-museum":
    "M-22 14V0h12v-5l3-2v-4h3l4-5 4 5h3v4l3 2v5h12v14zM-18 3v5h4V3zM14 3v5h4V3zM-8 3v5h3V3zM5 3v5h3V3z" +
    "M-3 14V4a3 3 0 016 0v10z",
  "natural-history-museum":
    "M-22 14V0h4v-6l2-3 2 3v6h4v-12l3-4 3 4v3h8v-3l3-4 3 4V0h4v-6l2-3 2 3v6h4v14zM-18 3v5h3V3zM15 3v5h3V3z" +
    "M-7-6v4h2v-4zM5-6v4h2v-4zM-4 14V2a4 5 0 018 0v12z",
  "royal-festival-hall":
    "M-22 14V0h4q18-14 36 0h4v14zM-18 3v3h36V3zM-18 8v6h5V8zM-11 8v6h5V8zM-3 8v6h6V8zM6 8v6h5V8zM13 8v6h5V8z",
  "science-museum":
    "M0-14l3 .4.8 3.400 3 1.200 3-1.800 2.800 2.800-1.800 3 1.200 3 3.400.8v4l-3.400.8-1.200 3 1.800 3" +
    "L10 14 6.800 12l-3 1.200L3 16h-6l-.8-2.800-3-1.200-3.200 2-2.600-2.800 1.800-3-1.200-3-3.400-.8v-4" +
    "l3.400-.8 1.200-3-1.800-3 2.800-2.800 3 1.800 3-1.200.8-3.400z" +
    "M0-4a5 5 0 100 10A5 5 0 000-4z",
  "hungerford-bridge":
    "M-24 4h48v3h-48zM-16-12h2V4h-2zM14-12h2V4h-2zM-15-12L-24 3h2l7-12 6 12h2zM15-12L24 3h-2L15-9 9 3H7z" +
    "M-15-12L-2 3h-2zM15-12L2 3h2zM-17 7h4v7h-4zM13 7h4v7h-4z",
  "millennium-bridge":
    "M-24 2q24-4 48 0v3q-24-4-48 0zM-12-10l3 13h2l-3-13zM12-10L9 3H7l3-13z" +
    "M-24-2q13-1 14-8 10 8 20 0 1 7 14 8v1.500q-14-1-15-6-9 5-18 0-1 5-15 6zM-11 4h4v10h-4zM7 4h4v10H7z",
  "london-bridge": "M-24-2h48v5h-3q-1 5-1 11h-5q0-9-7-9t-7 9h-4q0-9-7-9t-7 9h-3q0-6-1-11h-5zM-24-5h48v2h-48z",
  "the-o2":
    "M-22 12Q-20-6 0-8q20 2 22 20zM-14-10l2-1 3 6-2 1zM-5-13h2l1 7h-2zM3-13h2L4-6H2zM12-11l2 1-3 6-2-1z" +
    "M-16 6q16-6 32 0l.5 2q-16-6-33 0z",
  "thames-barrier":
    "M-22 14V4q0-9 6-9t6 9v10zM-6 14V2q0-10 6-10t6 10v12zM10 14V4q0-9 6-9t6 9v10zM-19 6q0-6 3-6t3 6z" +
    "M-3 4q0-7 3-7t3 7zM13 6q0-6 3-6t3 6z",
};
