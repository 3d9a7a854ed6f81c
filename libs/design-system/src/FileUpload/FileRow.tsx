import { formatPercent } from '@harbour/domain/percent';
import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import FileText from 'lucide-react/icons/file-text';
import RotateCw from 'lucide-react/icons/rotate-cw';
import X from 'lucide-react/icons/x';
import { PlainIconButton } from '../IconButton/PlainIconButton.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { bar, detail, details, fileName, mark, row, stem, tail } from './FileUpload.css.ts';
import { sizeText } from './file-rules.ts';
import type { UploadItem } from './use-uploads.ts';

interface FileRowProps {
  item: UploadItem;
  disabled: boolean;
  onRemove: () => void;
  onRetry: () => void;
}

const icons = { uploading: FileText, done: CircleCheck, refused: CircleAlert, failed: CircleAlert } as const;

/** One file: its name in full for whoever wants it, how far it is, what went wrong, and what can be done about it. */
export function FileRow({ item, disabled, onRemove, onRetry }: FileRowProps) {
  const { name, file, state } = item;
  const wrong = state.status === 'refused' || state.status === 'failed';
  // The end of a name tells what it is, so it is the middle that gives way; never within a letter and its marks.
  const letters = Array.from(new Intl.Segmenter().segment(name), ({ segment }) => segment);
  const cut = Math.max(letters.length - 12, Math.ceil(letters.length / 2));
  return (
    <li className={row} data-status={state.status}>
      <span className={mark}>
        <Icon icon={icons[state.status]} />
      </span>
      <div className={details}>
        <bdi className={fileName} title={name}>
          <span className={stem}>{letters.slice(0, cut).join('')}</span>
          <span className={tail}>{letters.slice(cut).join('')}</span>
        </bdi>
        <p className={detail}>
          {wrong ? state.problem : sizeText(file.size)}
          {state.status === 'uploading' && `, ${formatPercent(Math.floor(state.share * 100) / 100)}`}
          {state.status === 'done' && ', uploaded'}
        </p>
        {state.status === 'uploading' && (
          <progress className={bar} aria-label={`Uploading ${name}`} value={state.share} />
        )}
      </div>
      {state.status === 'failed' && (
        <PlainIconButton
          icon={RotateCw}
          label={`Try ${name} again`}
          size="sm"
          disabled={disabled}
          onClick={onRetry}
        />
      )}
      <PlainIconButton icon={X} label={`Remove ${name}`} size="sm" disabled={disabled} onClick={onRemove} />
    </li>
  );
}
