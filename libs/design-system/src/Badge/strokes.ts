type Point = readonly [x: number, y: number];

/** Half the width of a stroke, in a box of 12 × 12 px. */
const half = 0.75;

const digits = (value: number) => String(Math.round(value * 100) / 100).replace(/^(-?)0\./, '$1.');
const at = ([x, y]: Point) => `${digits(x)} ${digits(y)}`;
const arc = (radius: number, sweep: 0 | 1, to: Point) => {
  const r = digits(radius);
  return `A${r} ${r} 0 0 ${sweep} ${at(to)}`;
};

/** A stroke with round ends along the points, as the area that it covers. */
export function stroke(...points: readonly Point[]): string {
  return points
    .slice(1)
    .map((to, index) => {
      const from = points[index] ?? to;
      const length = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1;
      const [x, y] = [((from[1] - to[1]) / length) * half, ((to[0] - from[0]) / length) * half];
      const beside = ([px, py]: Point, sign: 1 | -1): Point => [px + sign * x, py + sign * y];
      return `M${at(beside(from, -1))}L${at(beside(to, -1))}${arc(half, 1, beside(to, 1))}L${at(beside(from, 1))}${arc(half, 1, beside(from, -1))}Z`;
    })
    .join('');
}

/** A part of a circle around `[x, y]`, from one angle to another clockwise, in degrees from three o'clock; less than half. */
export function bow([x, y]: Point, radius: number, from: number, to: number): string {
  const on = (r: number, degrees: number): Point => [
    x + r * Math.cos((degrees * Math.PI) / 180),
    y + r * Math.sin((degrees * Math.PI) / 180),
  ];
  const [outer, inner] = [radius + half, radius - half];
  return `M${at(on(outer, from))}${arc(outer, 1, on(outer, to))}${arc(half, 1, on(inner, to))}${arc(inner, 0, on(inner, from))}${arc(half, 1, on(outer, from))}Z`;
}

/** The whole circle. */
export function ring(center: Point, radius: number): string {
  return [0, 90, 180, 270].map((start) => bow(center, radius, start, start + 90)).join('');
}
