// node scripts/film/film.mjs: draws the demo's film anew, infra/demo/media/warehouse.webm, with nothing but Chromium.
import { writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import puppeteer from 'puppeteer-core';
import { ensureBrowser } from '../browser.mjs';
import { draw, film } from './warehouse.mjs';
import { webm } from './webm.mjs';

/** The quantizer of VP9, 0 to 63: lines stay as sharp as they are drawn. */
const quantizer = 30;

/** Runs in the browser: every frame drawn and encoded, in its own time. */
async function encode({ width, height, fps, seconds }, source, level) {
  const drawn = new Function('film', `return ${source}`)({ width, height });
  const canvas = new OffscreenCanvas(width, height);
  const pen = canvas.getContext('2d');
  const frames = [];
  const encoder = new VideoEncoder({
    output(chunk) {
      const bytes = new Uint8Array(chunk.byteLength);
      chunk.copyTo(bytes);
      frames.push({ isKey: chunk.type === 'key', bytes: bytes.toBase64?.() ?? btoa(String.fromCharCode(...bytes)) });
    },
    error(error) {
      throw error;
    },
  });
  encoder.configure({ codec: 'vp09.00.31.08', width, height, framerate: fps, bitrateMode: 'quantizer', latencyMode: 'quality' });
  for (let at = 0; at < seconds * fps; at += 1) {
    drawn(pen, at / fps);
    const frame = new VideoFrame(canvas, { timestamp: Math.round((at * 1e6) / fps) });
    encoder.encode(frame, { keyFrame: at % 100 === 0, vp9: { quantizer: level } });
    frame.close();
  }
  await encoder.flush();
  return frames;
}

ensureBrowser();
// Encoders are for pages that come from somewhere.
const server = createServer((_, answer) => answer.setHeader('content-type', 'text/html').end('<title>film</title>')).listen(0, '127.0.0.1');
await new Promise((resolve) => server.once('listening', resolve));
const browser = await puppeteer.launch({
  executablePath: process.env.CHROME_BIN ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu'],
});
try {
  const page = await browser.newPage();
  await page.goto(`http://127.0.0.1:${server.address().port}/`);
  const frames = await page.evaluate(encode, film, draw.toString(), quantizer);
  const whole = webm(
    frames.map(({ isKey, bytes }) => ({ isKey, bytes: Buffer.from(bytes, 'base64') })),
    film,
  );
  writeFileSync(new URL('../../infra/demo/media/warehouse.webm', import.meta.url), whole);
  process.stdout.write(`${frames.length} frames, ${(whole.length / 1000).toFixed(0)} kB\n`);
} finally {
  await browser.close();
  server.close();
}
