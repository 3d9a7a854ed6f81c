import { Button } from '@harbour/design-system/Button';
import { Code } from '@harbour/design-system/Code';
import { DescriptionList } from '@harbour/design-system/DescriptionList';
import { Money } from '@harbour/design-system/Money';
import { Text } from '@harbour/design-system/Text';
import { ThemeRoot } from '@harbour/design-system/ThemeRoot';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import ArrowRight from 'lucide-react/icons/arrow-right';
import * as styles from './tokens.css.ts';

const words = {
  ltr: {
    amount: 'Refunded',
    card: 'Card',
    reference: 'Reference',
    phone: 'Phone',
    back: 'Back',
    next: 'Continue',
  },
  rtl: {
    amount: 'المبلغ المسترد',
    card: 'البطاقة',
    reference: 'المرجع',
    phone: 'الهاتف',
    back: 'رجوع',
    next: 'متابعة',
  },
};

/** The same facts written from both sides. */
export function Directions() {
  return (
    <div className={styles.columns}>
      {(['ltr', 'rtl'] as const).map((dir) => (
        <ThemeRoot key={dir} dir={dir}>
          <div dir={dir} lang={dir === 'rtl' ? 'ar' : 'en'} className={styles.island}>
            <DescriptionList
              items={[
                { term: words[dir].amount, detail: <Money amount={-1_234_50} currency="NGN" /> },
                {
                  term: words[dir].card,
                  detail: (
                    <Text as="span" numeric>
                      •••• 4242
                    </Text>
                  ),
                },
                { term: words[dir].reference, detail: <Code>INV-2026-0418</Code> },
                {
                  term: words[dir].phone,
                  detail: (
                    <Text as="span" numeric>
                      +234 803 555 0142
                    </Text>
                  ),
                },
              ]}
            />
            <div>
              <Button icon={ArrowLeft}>{words[dir].back}</Button>{' '}
              <Button tone="primary" iconEnd={ArrowRight}>
                {words[dir].next}
              </Button>
            </div>
          </div>
        </ThemeRoot>
      ))}
    </div>
  );
}
