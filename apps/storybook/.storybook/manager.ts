import { addons } from 'storybook/manager-api';
import { storybookTheme } from './storybook-theme.ts';

addons.setConfig({ theme: storybookTheme('Light') });
