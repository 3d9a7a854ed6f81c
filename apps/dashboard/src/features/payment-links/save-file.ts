/** Browsers begin to read the file some time after the click. */
const readBy = 60_000;

/** Has the browser save a file that was made in the page. */
export function saveFile(name: string, file: Blob): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), readBy);
}
