/** @jest-environment jsdom */
import { expect, test } from '@jest/globals';
import { render } from '@testing-library/react';
import { axe } from 'jest-axe';
import type { ComponentType } from 'react';
import { ActionSamples } from './action-samples.tsx';
import { FieldSamples } from './field-samples.tsx';
import { FoundationSamples } from './foundation-samples.tsx';
import { OverlaySamples } from './overlay-samples.tsx';
import { PartSamples } from './part-samples.tsx';
import { StateSamples } from './state-samples.tsx';
import { TableSamples } from './table-samples.tsx';

const families: Record<string, ComponentType> = {
  PartSamples,
  TableSamples,
  ActionSamples,
  FieldSamples,
  OverlaySamples,
  StateSamples,
  FoundationSamples,
};

test.each(Object.entries(families))('axe finds nothing to complain about in %s', async (_, Family) => {
  const { container } = render(<Family />);
  const { violations } = await axe(container);
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html.slice(0, 160)).join(' | ')}`)).toEqual([]);
});
