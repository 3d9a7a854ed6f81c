import Upload from 'lucide-react/icons/upload';
import { useRef, useState, type DragEvent } from 'react';
import { Field, type FieldProps } from '../Field/Field.tsx';
import { splitField } from '../Field/split-field.ts';
import { Icon } from '../Icon/Icon.tsx';
import { useDenial } from '../PermissionGate/gate-context.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { FileRow } from './FileRow.tsx';
import { drop, input, invitation, invitationAction, list, whole, zone } from './FileUpload.css.ts';
import { sizeText, typesText, type FileRules } from './file-rules.ts';
import { useUploads, type Upload as UploadFile, type UploadItem } from './use-uploads.ts';

export type { Upload as UploadFile } from './use-uploads.ts';

export interface FileUploadProps extends FieldProps, FileRules {
  /** Sends one file, tells how far it is (0 to 1), and resolves to what is posted under `name` for it. */
  upload: UploadFile;
  /** Most files. With one, another file takes the place of the first. */
  maxFiles?: number;
  /** What was uploaded, in the order of the list. */
  onValuesChange?: (values: string[]) => void;
  /** Files that are there already, in whatever state. */
  initialItems?: readonly UploadItem[];
}

const none: readonly UploadItem[] = [];

/**
 * Files to send: dropped, or chosen by click or keyboard. Each is checked before it is sent and has its own progress, its
 * own error and its own way out; one bad file holds up no other.
 */
export function FileUpload(props: FileUploadProps) {
  const [field, control] = splitField(props);
  const { upload, accept, maxBytes, maxFiles = 1, onValuesChange, initialItems = none } = control;
  const chooser = useRef<HTMLInputElement>(null);
  const [dragging, setDragging] = useState(false);
  const denial = useDenial();
  const uploads = useUploads({ upload, accept, maxBytes, maxFiles, onValuesChange, initial: initialItems });
  const hint = field.hint ?? `${typesText(accept)}, up to ${sizeText(maxBytes)}.`;

  const handleDrop = (event: DragEvent, disabled: boolean) => {
    event.preventDefault();
    setDragging(false);
    if (!disabled) uploads.add([...event.dataTransfer.files]);
  };
  /** The button that had the focus is gone after it. */
  const andBackToChooser = (act: () => void) => () => {
    act();
    chooser.current?.focus();
  };

  return (
    <div className={whole}>
      <Field {...field} hint={hint}>
        {({ id, name, disabled = false, ...described }, invalid) => (
          <div
            className={zone}
            data-dragging={dragging && !disabled ? '' : undefined}
            data-invalid={invalid ? '' : undefined}
            data-disabled={disabled ? '' : undefined}
            onDragEnter={() => setDragging(true)}
            onDragOver={(event) => event.preventDefault()}
            onDragLeave={(event) => {
              const next = event.relatedTarget;
              if (!(next instanceof Node && event.currentTarget.contains(next))) setDragging(false);
            }}
            onDrop={(event) => handleDrop(event, disabled)}
          >
            {/* Lies over the whole zone: a click anywhere opens the chooser, and it keeps its own keyboard. */}
            <input
              ref={chooser}
              id={id}
              type="file"
              className={input}
              accept={accept.join(',')}
              multiple={maxFiles > 1}
              disabled={disabled}
              aria-invalid={described['aria-invalid']}
              aria-describedby={described['aria-describedby']}
              onChange={(event) => {
                const files = [...(event.target.files ?? [])];
                // The same file may be chosen again after it was put right.
                event.target.value = '';
                uploads.add(files);
              }}
            />
            <p className={invitation} aria-hidden="true">
              <Icon icon={Upload} />
              <span>
                <span className={invitationAction}>{maxFiles > 1 ? 'Choose files' : 'Choose a file'}</span>
                <span className={drop}>{maxFiles > 1 ? ' or drop them here' : ' or drop it here'}</span>
              </span>
            </p>
            {name !== undefined &&
              uploads.items.map(({ key, state }) =>
                state.status === 'done' ? (
                  <input key={key} type="hidden" name={name} value={state.value} />
                ) : null,
              )}
            <VisuallyHidden>
              <output>
                <span key={uploads.said.count}>{uploads.said.text}</span>
              </output>
            </VisuallyHidden>
          </div>
        )}
      </Field>
      {uploads.items.length > 0 && (
        <ul className={list} aria-label={field.label}>
          {uploads.items.map((item) => (
            <FileRow
              key={item.key}
              item={item}
              disabled={field.disabled === true || denial !== undefined}
              onRemove={andBackToChooser(() => uploads.remove(item.key))}
              onRetry={andBackToChooser(() => uploads.retry(item))}
            />
          ))}
        </ul>
      )}
    </div>
  );
}
