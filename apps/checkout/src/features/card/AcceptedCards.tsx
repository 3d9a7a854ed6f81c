import type { CardBrand } from '@harbour/contract/model';
import { CardBrandIcon } from '@harbour/design-system/CardBrandIcon';
import { Inline } from '@harbour/design-system/Inline';

/** The brands that are taken; the script draws the typed card's own from here, too. */
export function AcceptedCards({ brands }: { brands: readonly CardBrand[] }) {
  return (
    <Inline gap={1} justify="center">
      {brands.map((brand) => (
        <span key={brand} data-brand={brand}>
          <CardBrandIcon brand={brand} size="sm" labelled />
        </span>
      ))}
    </Inline>
  );
}
