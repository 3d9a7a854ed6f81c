import { useEffect, useRef, useState } from 'react';
import { fileProblem, shownName, type FileRules } from './file-rules.ts';

/** Sends one file; resolves to what is posted for it. Rejects with an error whose message is for people. */
export type Upload = (
  file: File,
  options: { signal: AbortSignal; onProgress: (share: number) => void },
) => Promise<string>;

export type UploadState =
  | { status: 'uploading'; share: number }
  | { status: 'done'; value: string }
  /** Not sent: another try with the same file would end the same. */
  | { status: 'refused'; problem: string }
  | { status: 'failed'; problem: string };

export interface UploadItem {
  key: string;
  file: File;
  /** As it may be shown. */
  name: string;
  state: UploadState;
}

interface UploadOptions extends FileRules {
  upload: Upload;
  maxFiles: number;
  initial: readonly UploadItem[];
  onValuesChange?: (values: string[]) => void;
}

const valuesOf = (items: readonly UploadItem[]) =>
  items.flatMap(({ state }) => (state.status === 'done' ? [state.value] : []));

/** The files of one field: checked, sent, tried again, taken out; and a sentence about what happened last. */
export function useUploads({ upload, maxFiles, initial, onValuesChange, ...rules }: UploadOptions) {
  const [items, setItems] = useState(initial);
  const [said, setSaid] = useState({ count: 0, text: '' });
  const latest = useRef(items);
  const running = useRef(new Map<string, AbortController>());
  const count = useRef(0);

  useEffect(() => {
    const controllers = running.current;
    return () => {
      for (const controller of controllers.values()) controller.abort();
    };
  }, []);

  const say = (text: string) => setSaid((last) => ({ count: last.count + 1, text }));
  const update = (next: readonly UploadItem[]) => {
    const before = valuesOf(latest.current).join('\n');
    latest.current = next;
    setItems(next);
    const values = valuesOf(next);
    if (values.join('\n') !== before) onValuesChange?.(values);
  };
  const setState = (key: string, state: UploadState) =>
    update(latest.current.map((item) => (item.key === key ? { ...item, state } : item)));

  const send = async ({ key, file, name }: UploadItem) => {
    const controller = new AbortController();
    running.current.set(key, controller);
    setState(key, { status: 'uploading', share: 0 });
    const onProgress = (share: number) => {
      if (!controller.signal.aborted) setState(key, { status: 'uploading', share });
    };
    try {
      const value = await upload(file, { signal: controller.signal, onProgress });
      if (controller.signal.aborted) return;
      setState(key, { status: 'done', value });
      say(`${name} is uploaded.`);
    } catch (error) {
      if (controller.signal.aborted) return;
      const problem = (error instanceof Error && error.message) || 'The upload failed. Try again.';
      setState(key, { status: 'failed', problem });
      say(`${name}: ${problem}`);
    } finally {
      if (running.current.get(key) === controller) running.current.delete(key);
    }
  };

  const remove = (key: string) => {
    const item = latest.current.find((each) => each.key === key);
    running.current.get(key)?.abort();
    running.current.delete(key);
    update(latest.current.filter((each) => each.key !== key));
    if (item) say(`${item.name} is removed.`);
  };

  const add = (files: readonly File[]) => {
    // The one place for one file: another takes it.
    if (maxFiles === 1 && files.length > 0) for (const { key } of latest.current) remove(key);
    let kept = latest.current.filter(({ state }) => state.status !== 'refused').length;
    const added = files.map((file): UploadItem => {
      count.current += 1;
      const full = kept >= maxFiles;
      const problem =
        fileProblem(file, rules) ??
        (full ? `At most ${maxFiles} ${maxFiles === 1 ? 'file' : 'files'} can be added.` : undefined);
      if (problem === undefined) kept += 1;
      return {
        // Apart from the keys of those that were there from the start, which are the owner's.
        key: `added-${count.current}`,
        file,
        name: shownName(file.name),
        state: problem ? { status: 'refused', problem } : { status: 'uploading', share: 0 },
      };
    });
    update([...latest.current, ...added]);
    const refused = added.flatMap(({ name, state }) =>
      state.status === 'refused' ? [`${name}: ${state.problem}`] : [],
    );
    if (refused.length > 0) say(refused.join(' '));
    for (const item of added) if (item.state.status === 'uploading') void send(item);
  };

  return { items, said, add, remove, retry: (item: UploadItem) => void send(item) };
}
