import { picture } from './LinkImage.css.ts';

/** The merchant's picture of what is paid for; the title beside it says the same in words. */
export function LinkImage({ src }: { src: string }) {
  return <img className={picture} src={src} alt="" decoding="async" />;
}
