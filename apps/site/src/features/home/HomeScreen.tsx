import { SiteLayout } from '../SiteLayout.tsx';
import { Capabilities } from './Capabilities.tsx';
import { ClosingCall } from './ClosingCall.tsx';
import { Developers } from './Developers.tsx';
import { HomeHero } from './HomeHero.tsx';
import { Journey } from './Journey.tsx';
import { TryIt } from './TryIt.tsx';

/** The product's start page: what Harbour is, shown with its own components. */
export function HomeScreen() {
  return (
    <SiteLayout>
      <HomeHero />
      <Journey />
      <Capabilities />
      <Developers />
      <TryIt />
      <ClosingCall />
    </SiteLayout>
  );
}
