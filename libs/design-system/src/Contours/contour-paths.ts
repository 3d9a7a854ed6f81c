/** Where the shoal lies in the box of 100 × 100, and how its depth lines follow each other. */
const shoal = { x: 74, y: 34, rings: 15, step: 6.5 } as const;

const corners = 12;
const round = (value: number) => Math.round(value * 10) / 10;

interface Point {
  x: number;
  y: number;
}

const rounded = ({ x, y }: Point): Point => ({ x: round(x), y: round(y) });
const middle = (a: Point, b: Point) => rounded({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });
/** From one point to the next, in as few characters as it takes: the path stands in pages that somebody waits for. */
const way = (from: Point, to: Point) =>
  [to.x - from.x, to.y - from.y].map((part) => String(round(part)).replace(/^(-?)0\./, '$1.')).join(' ');

/** One depth line. Its bulges turn slowly from line to line, by less than the step between them: depths never cross. */
function ring(index: number): string {
  const radius = shoal.step * (index + 0.6);
  const points = Array.from({ length: corners }, (_, corner): Point => {
    const angle = (corner / corners) * Math.PI * 2;
    const swell = 1 + 0.18 * Math.sin(2 * angle + 0.5) + 0.09 * Math.sin(3 * angle + 1.4 + index * 0.12);
    return {
      x: shoal.x + Math.cos(angle) * radius * swell * 1.2,
      y: shoal.y + Math.sin(angle) * radius * swell,
    };
  });
  // Through the middles of the sides with the corners as handles: a closed curve without a kink. `t` mirrors the last
  // handle at the middle, which is the next corner, so that it needn't be written down.
  const middles = points.map((point, corner) => middle(points.at(corner - 1) ?? point, point));
  const [first, second, ...others] = middles.map((from, corner) => {
    const to = way(from, middles[(corner + 1) % corners] ?? from);
    return corner > 0 ? to : `M${from.x} ${from.y}q${way(from, rounded(points[0] ?? from))} ${to}`;
  });
  return [`${first}t${second}`, ...others].join(' ');
}

/** The depth lines around a shoal on a harbour chart; the same on every server and in every browser. */
export const contourPath = Array.from({ length: shoal.rings }, (_, index) => ring(index)).join('');
