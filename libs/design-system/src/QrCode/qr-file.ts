import createCode from 'qrcode-generator';

/** White around the code, in modules (ISO/IEC 18004). */
const quietZone = 4;

/** Wide enough for a hand's breadth on paper. */
const leastPixels = 1024;

interface Drawing {
  /** Modules of an edge, with the quiet zone. */
  edge: number;
  /** Where the dark modules are, counted from the corner of the white around them. */
  dark: { x: number; y: number }[];
}

/** Error correction M, as on the screen. */
function draw(address: string): Drawing {
  const code = createCode(0, 'M');
  code.addData(address);
  code.make();
  const count = code.getModuleCount();
  const places = Array.from({ length: count }, (_, at) => at);
  return {
    edge: count + 2 * quietZone,
    dark: places.flatMap((row) =>
      places
        .filter((column) => code.isDark(row, column))
        .map((column) => ({ x: column + quietZone, y: row + quietZone })),
    ),
  };
}

/** Pixels of a module, whole ones, so that no edge is blurred. */
const scaleOf = ({ edge }: Drawing) => Math.ceil(leastPixels / edge);

/** The code of an address to be printed at any size: black on white, with its quiet zone. */
export function qrSvg(address: string): Blob {
  const drawing = draw(address);
  const { edge, dark } = drawing;
  const pixels = edge * scaleOf(drawing);
  const path = dark.map(({ x, y }) => `M${x} ${y}h1v1h-1z`).join('');
  return new Blob(
    [
      `<svg xmlns="http://www.w3.org/2000/svg" width="${pixels}" height="${pixels}" viewBox="0 0 ${edge} ${edge}" shape-rendering="crispEdges">`,
      `<path fill="#fff" d="M0 0h${edge}v${edge}H0z"/><path fill="#000" d="${path}"/></svg>`,
    ],
    { type: 'image/svg+xml' },
  );
}

/** The same in pixels, at least 1024 of them along each edge. */
export async function qrPng(address: string): Promise<Blob> {
  const drawing = draw(address);
  const { edge, dark } = drawing;
  const scale = scaleOf(drawing);
  const canvas = document.createElement('canvas');
  canvas.width = edge * scale;
  canvas.height = edge * scale;
  const context = canvas.getContext('2d');
  if (context) {
    context.fillStyle = '#fff';
    context.fillRect(0, 0, canvas.width, canvas.height);
    context.fillStyle = '#000';
    for (const { x, y } of dark) context.fillRect(x * scale, y * scale, scale, scale);
  }
  const file = await new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, 'image/png');
  });
  if (!file) throw new Error('The browser draws no pictures.');
  return file;
}
