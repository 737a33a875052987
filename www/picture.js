// The board as a picture, to keep or to send.

const WIDTH = 1600;

/** The drawing with a size of its own, which viewers ask for. */
function sized(svg) {
  const [w, h] = /viewBox="0 0 ([\d.]+) ([\d.]+)"/.exec(svg).slice(1).map(Number);
  const height = Math.round((WIDTH * h) / w);
  return { svg: svg.replace("<svg ", `<svg width="${WIDTH}" height="${height}" `), height };
}

/** A picture that any viewer shows. */
export const svgOf = (board) => sized(board.toSVG()).svg;

/** The same as pixels. */
export async function pngOf(board) {
  const { svg, height } = sized(board.toSVG());
  const image = new Image();
  const url = URL.createObjectURL(new Blob([svg], { type: "image/svg+xml" }));
  try {
    image.src = url;
    await image.decode();
    const canvas = document.createElement("canvas");
    Object.assign(canvas, { width: WIDTH, height });
    canvas.getContext("2d").drawImage(image, 0, 0, WIDTH, height);
    return await new Promise((resolve) => canvas.toBlob(resolve, "image/png"));
  } finally {
    URL.revokeObjectURL(url);
  }
}
