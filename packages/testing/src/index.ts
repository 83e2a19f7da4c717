import '@testing-library/jest-dom/jest-globals';

export { act, screen, waitFor, within } from '@testing-library/react';
export { accessibilityFaults } from './axe.ts';
export { aSession, type FakePlatform, fakePlatform } from './fake-platform.ts';
export { fakeSdk, refusal } from './fake-sdk.ts';
export { renderPage } from './render-page.tsx';
