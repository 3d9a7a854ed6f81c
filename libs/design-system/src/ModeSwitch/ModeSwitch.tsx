import { Tooltip } from '../Tooltip/Tooltip.tsx';
import { choice, group } from './ModeSwitch.css.ts';

export type Mode = 'test' | 'live';

export interface ModeSwitchProps {
  mode: Mode;
  /** Left out where there is but one mode to be had. */
  onChange?: (mode: Mode) => void;
  /** Why live is not to be had yet; then it cannot be chosen and says this. */
  liveDisabledReason?: string;
}

/** Between test and live data. Test is marked in the colour of caution: nothing there is real money. */
export function ModeSwitch({ mode, onChange, liveDisabledReason }: ModeSwitchProps) {
  const live = (
    <button
      type="button"
      className={choice}
      data-mode="live"
      aria-pressed={mode === 'live'}
      aria-disabled={liveDisabledReason !== undefined}
      onClick={() => liveDisabledReason === undefined && onChange?.('live')}
    >
      Live
    </button>
  );
  return (
    <fieldset className={group} aria-label="Mode">
      <button
        type="button"
        className={choice}
        data-mode="test"
        aria-pressed={mode === 'test'}
        onClick={() => onChange?.('test')}
      >
        Test
      </button>
      {liveDisabledReason ? (
        <Tooltip content={liveDisabledReason} side="bottom">
          {live}
        </Tooltip>
      ) : (
        live
      )}
    </fieldset>
  );
}
