import { expect, test } from '@playwright/test';
import { collectCoverage } from '../proof/collect.ts';
import { storyIds } from './folders.ts';

const { components, screens } = collectCoverage();

test('the sources hold exactly the stories that Storybook has', () => {
  const counted = [...components, ...screens].reduce((sum, { stories }) => sum + stories, 0);
  expect(counted).toBe(storyIds().length);
});

test('every component has stories', () => {
  expect(components.length).toBeGreaterThan(60);
  expect(components.filter(({ stories }) => stories === 0).map(({ name }) => name)).toEqual([]);
});

test('the figures are counted, not written: states and interactions of a component as its file has them', () => {
  const button = components.find(({ name }) => name === 'Button');
  expect(button).toMatchObject({ group: 'Actions', docs: 'actions-button--docs' });
  expect(button?.plays).toBeGreaterThan(0);
  expect(button?.stories).toBeGreaterThan(button?.plays ?? Infinity);
});

test('screens of all apps are counted', () => {
  expect([...new Set(screens.map(({ group }) => group))]).toEqual(['Checkout', 'Dashboard', 'Site']);
});
