import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const places = {
  chromium: ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'],
  driver: ['/usr/bin/chromedriver'],
};
const has = () =>
  (process.env.CHROME_BIN || places.chromium.some(existsSync)) && (process.env.CHROMEDRIVER_BIN || places.driver.some(existsSync));

/** True where the system can't say. Without Chinese letters a page is measured and pictured as empty boxes. */
const hasLetters = () => {
  const list = ['/usr/bin/fc-list'].find(existsSync);
  return !list || spawnSync(list, [':lang=zh'], { encoding: 'utf8' }).stdout.trim() !== '';
};

/** Sees to Chromium, its driver and Chinese letters: installs them from Debian's packages where they are missing and this user may, else names what to install. */
export function ensureBrowser() {
  if (has() && hasLetters()) return;
  const aptGet = ['/usr/bin/apt-get'].find(existsSync);
  if (aptGet && process.getuid?.() === 0) {
    process.stdout.write(
      'Chromium or its letters are missing: installing chromium, chromium-driver and fonts-noto-cjk from the system’s packages …\n',
    );
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    spawnSync(aptGet, ['update', '-qq'], { stdio: 'inherit', env });
    spawnSync(aptGet, ['install', '-y', '-qq', 'chromium', 'chromium-driver', 'fonts-noto-cjk'], {
      stdio: ['ignore', 'ignore', 'inherit'],
      env,
    });
  }
  if (!has())
    throw new Error(
      'The browser tests need Chromium and ChromeDriver: install them (Debian: chromium, chromium-driver), or name them in CHROME_BIN and CHROMEDRIVER_BIN.',
    );
}
