interface Shoal {
  x: number;
  y: number;
  rings: number;
  /** Distance between depth lines. */
  step: number;
  /** Where its bulges point, in radians. */
  turn: number;
}

/** Three shoals that make the drawing; the same on every server and in every browser. */
const shoals: readonly Shoal[] = [
  { x: 96, y: 8, rings: 9, step: 9, turn: 0.4 },
  { x: 4, y: 92, rings: 7, step: 10, turn: 2.1 },
  { x: 62, y: 74, rings: 3, step: 7, turn: 4 },
];

const corners = 14;
const round = (value: number) => Math.round(value * 10) / 10;

interface Point {
  x: number;
  y: number;
}

const middle = (a: Point, b: Point) => `${round((a.x + b.x) / 2)} ${round((a.y + b.y) / 2)}`;

function ring({ x, y, step, turn }: Shoal, index: number): string {
  const radius = step * (index + 0.7);
  const points = Array.from({ length: corners }, (_, corner) => {
    const angle = (corner / corners) * Math.PI * 2;
    const swell = 1 + 0.16 * Math.sin(2 * angle + turn) + 0.07 * Math.sin(3 * angle + turn * index * 0.6);
    return { x: x + Math.cos(angle) * radius * swell * 1.25, y: y + Math.sin(angle) * radius * swell };
  });
  // Through the middles of the sides with the corners as handles: a closed curve without a kink.
  return points
    .map((point, corner) => {
      const next = points[(corner + 1) % corners] ?? point;
      const previous = points[(corner + corners - 1) % corners] ?? point;
      const start = corner === 0 ? `M${middle(previous, point)}` : '';
      return `${start}Q${round(point.x)} ${round(point.y)} ${middle(point, next)}`;
    })
    .join('');
}

/** The depth lines of a nautical chart in a box of 100 × 100. */
export const contourPath = shoals
  .flatMap((shoal) => Array.from({ length: shoal.rings }, (_, index) => ring(shoal, index)))
  .join('');
