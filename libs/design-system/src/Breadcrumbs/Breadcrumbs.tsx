import ChevronLeft from 'lucide-react/icons/chevron-left';
import Ellipsis from 'lucide-react/icons/ellipsis';
import { Icon } from '../Icon/Icon.tsx';
import { PlainIconButton } from '../IconButton/PlainIconButton.tsx';
import { Anchor } from '../LinkProvider/LinkProvider.tsx';
import { Menu } from '../Menu/Menu.tsx';
import { arrow, crumb, current, link, list, middle, parent, word } from './Breadcrumbs.css.ts';

export interface Crumb {
  label: string;
  /** The last one, the page itself, has none. */
  href?: string;
}

export interface BreadcrumbsProps {
  /** From the outermost in; the last one is the page. */
  items: readonly Crumb[];
  label?: string;
}

/** More than these, and what lies between the first and the last two goes behind a button. */
const LONGEST = 4;

/** Where the page lies, and the way out of it. On a phone only the way to what it lies in. */
export function Breadcrumbs({ items, label = 'Breadcrumb' }: BreadcrumbsProps) {
  const folds = items.length > LONGEST;
  const inBetween = folds ? items.slice(1, -2) : [];
  const shown = folds ? [...items.slice(0, 1), ...items.slice(-2)] : items;
  const parentIndex = shown.length - 2;
  return (
    <nav aria-label={label}>
      <ol className={list}>
        {shown.map((item, index) => (
          <li
            key={`${item.href ?? ''} ${item.label}`}
            className={index === Math.max(parentIndex, 0) ? `${crumb} ${parent}` : crumb}
          >
            {index === parentIndex && (
              <span className={arrow}>
                <Icon icon={ChevronLeft} />
              </span>
            )}
            {item.href !== undefined && index < shown.length - 1 ? (
              <Anchor href={item.href} className={link}>
                <span className={word} dir="auto">
                  {item.label}
                </span>
              </Anchor>
            ) : (
              <span className={current} aria-current={index === shown.length - 1 ? 'page' : undefined}>
                <span className={word} dir="auto">
                  {item.label}
                </span>
              </span>
            )}
            {index === 0 && folds && (
              <span className={middle}>
                <Menu
                  label="Pages in between"
                  align="start"
                  trigger={<PlainIconButton icon={Ellipsis} label="Pages in between" size="sm" />}
                  items={inBetween.flatMap(({ label: name, href }) =>
                    href === undefined ? [] : [{ label: name, href }],
                  )}
                />
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
