/** The last lines that PostgreSQL said, for the message when it ends. */
export class RecentLines {
  #lines: string[] = [];
  /** The first reason of all that follow is told once, and may scroll away. */
  #diskFull = false;

  add(text: string): void {
    this.#lines = [...this.#lines, ...text.split('\n').filter((line) => line !== '')].slice(-40);
    this.#diskFull ||= /no space left on device|check free disk space/i.test(text);
  }

  /** One line for a person that begins with what happened. */
  describe(what: string): string {
    if (this.#diskFull) return `The disk is full. ${what}.`;
    const told =
      this.#lines.findLast((line) => /FATAL|PANIC|error:|could not/i.test(line)) ?? this.#lines.at(-1);
    return `${what}: ${(told ?? 'it said nothing').replace(/^.*?(FATAL|PANIC|error):\s*/i, '')}`;
  }
}
