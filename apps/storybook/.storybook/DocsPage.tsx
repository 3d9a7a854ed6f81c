import { ArgTypes, Primary, Stories, Title, useOf } from '@storybook/addon-docs/blocks';
import { GuideView, readGuide, Words } from './GuideView.tsx';

/** A component's page: what it is, itself, its props, how to choose and use it, and each of its states. */
export function DocsPage() {
  const { preparedMeta } = useOf('meta', ['meta']);
  const guide = readGuide(preparedMeta.parameters['guide']);
  return (
    <>
      <Title />
      {guide && (
        <p className="docs-lead">
          <Words>{guide.what}</Words>
        </p>
      )}
      <Primary />
      <ArgTypes />
      {guide && <GuideView guide={guide} />}
      <Stories title="States" includePrimary={false} />
    </>
  );
}
