import { Heading } from '@harbour/design-system/Heading';
import { Text } from '@harbour/design-system/Text';
import { eyebrow, sticky } from './sections.css.ts';

export interface SectionHeadProps {
  /** One or two words on what the section is about. */
  topic: string;
  title: string;
  children: string;
}

/** Beginning of a section. */
export function SectionHead({ topic, title, children }: SectionHeadProps) {
  return (
    <div className={sticky}>
      <p className={eyebrow}>{topic}</p>
      <Heading level={2} size="lg">
        {title}
      </Heading>
      <Text size="lg" tone="muted" measure>
        {children}
      </Text>
    </div>
  );
}
