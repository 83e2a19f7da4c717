// The workspace that is built alone stands behind these two names.
import * as area from '@area/index';
import manifest from '@area/manifest';
import { globalCss, tokensCss } from '@mall/design-tokens';
import { createRoot } from 'react-dom/client';
import { aloneCss } from './alone-css.ts';
import { AloneFrame } from './alone-frame.tsx';
import { createAlonePlatform } from './alone-platform.ts';

const style = document.createElement('style');
style.textContent = `${tokensCss}${globalCss}${aloneCss}`;
document.head.append(style);

const root = document.getElementById('root')!;
const frame = Object.assign(document.createElement('div'), { id: 'alone-frame' });
const main = Object.assign(document.createElement('main'), { id: 'alone-main' });
root.append(frame, main);

const platform = createAlonePlatform(manifest.name);
createRoot(frame).render(<AloneFrame area={manifest} platform={platform} />);

const props = { platform, domElement: main, onFailure: (error: unknown) => platform.report(error) };
await platform.ready;
await area.bootstrap(props);
await area.mount(props);
