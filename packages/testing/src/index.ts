export { aCaptcha } from './a-captcha.ts';

import '@testing-library/jest-dom/jest-globals';
import { configure } from '@testing-library/react';

// A busy machine is slow, not wrong: what is waited for may take longer than Testing Library's second.
configure({ asyncUtilTimeout: 8000 });

export { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
export { accessibilityFaults } from './axe.ts';
export { aSession, type FakePlatform, fakePlatform } from './fake-platform.ts';
export { fakeSdk, refusal } from './fake-sdk.ts';
export { renderPage } from './render-page.tsx';
