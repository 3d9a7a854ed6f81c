export interface FileRules {
  /** Endings that are taken, with the dot: `.pdf`. Case does not matter. */
  accept: readonly string[];
  /** The largest file, in bytes. */
  maxBytes: number;
}

const kib = 1024;

/** A size for people: `820 KB`, `2.4 MB`. */
export function sizeText(bytes: number): string {
  if (bytes < kib) return `${bytes} B`;
  const megabytes = bytes >= kib * kib;
  const amount = bytes / (megabytes ? kib * kib : kib);
  const format = new Intl.NumberFormat('en', { maximumFractionDigits: megabytes && amount < 100 ? 1 : 0 });
  return `${format.format(amount)} ${megabytes ? 'MB' : 'KB'}`;
}

/** `PDF, PNG or JPEG` */
export function typesText(accept: readonly string[]): string {
  const names = accept.map((ending) => ending.slice(1).toUpperCase().replace(/^JPG$/, 'JPEG'));
  return new Intl.ListFormat('en-GB', { type: 'disjunction', style: 'long' }).format(new Set(names));
}

/**
 * A file's name as it may be shown: composed, so that one name has one form, and without the characters that turn the
 * writing around, with which `invoice\u202Efdp.exe` would read as a PDF.
 */
export function shownName(name: string): string {
  return name.normalize('NFC').replace(/[\u202A-\u202E\u2066-\u2069\u200E\u200F\p{Cc}]/gu, '�');
}

/** What is wrong with a file before it is sent, and what to do; undefined where nothing is. */
export function fileProblem(file: File, { accept, maxBytes }: FileRules): string | undefined {
  const name = file.name.toLowerCase();
  if (!accept.some((ending) => name.endsWith(ending.toLowerCase()))) {
    return `This type of file is not taken. Choose a ${typesText(accept)}.`;
  }
  if (file.size === 0) return 'This file is empty. Choose another one.';
  if (file.size > maxBytes) return `This file is larger than ${sizeText(maxBytes)}. Choose a smaller one.`;
  return undefined;
}
