import type { Context } from '../context.ts';
import { exitCodes, Fault } from '../fault.ts';
import { runnerKeyFor } from '../runner-key.ts';
import { bytesText, secondsText } from '../screen.ts';
import { smokeTest } from '../smoke-test.ts';
import { knownOf, uploadMissing } from '../upload.ts';
import { oneArea, passGate, prepare } from './check.ts';

/** mall publish: build if stale, check, upload what is missing, test the candidate in a real browser. */
export async function publish(context: Context): Promise<void> {
  const { args, gateway, screen, env } = context;
  const build = prepare(context, oneArea(context));
  const { area, version } = build;
  const started = performance.now();
  const known = await knownOf(gateway, build);
  let uploaded = { files: 0, bytes: 0 };
  if (known.state === 'published') screen.note(`${area}@${version} is published already; what was published never changes`);
  else {
    // Before the upload, so that a refusal comes at once; the gateway asks again once it has the files.
    await passGate(context, build);
    uploaded = await uploadMissing(gateway, build, known, screen);
    const why = args.why ? `?why=${encodeURIComponent(args.why)}` : '';
    await gateway.post(`/releases/${area}/${version}${why}`, build.areaJson);
  }
  const ms = performance.now() - started;
  screen.say(
    `published ${area}@${version} in ${secondsText(ms)}: ${uploaded.files} of ${build.files.length} files, ${bytesText(uploaded.bytes)}`,
  );
  const key = runnerKeyFor(gateway.url, env, context.root);
  const isTested = known.smoke?.passed && known.smoke.run;
  const smoke = !args.smoke || isTested ? undefined : await smokeTest({ gateway, folder: build.folder, area, version, screen, env, key });
  screen.result({ area, version, ms: Math.round(ms), uploaded, smoke: smoke ?? { passed: known.smoke?.passed ?? null } });
  if (smoke && !smoke.passed)
    throw new Fault(
      exitCodes.smokeTestFailed,
      'SMOKE_TEST_FAILED',
      `the smoke test of ${area}@${version} failed after ${secondsText(smoke.ms)}; it can't be promoted`,
      `Mend it and publish again; or repeat the test with: mall publish ${area}`,
      { report: smoke.report },
    );
  if (smoke && !smoke.isSigned)
    throw new Fault(
      exitCodes.smokeTestFailed,
      'SMOKE_NOT_SIGNED',
      `the smoke test of ${area}@${version} passed here in ${secondsText(smoke.ms)}, but this machine is no runner whose word the gateway takes`,
      "Publish from the CI that has MALL_RUNNER_KEY, or on the gateway's machine; an administrator makes a key: mall runners create --name ci.",
    );
  if (smoke) screen.say(`smoke test passed in ${secondsText(smoke.ms)}`);
  screen.say(
    smoke || isTested
      ? `next: mall promote ${area} [--canary 10]`
      : `next: mall publish ${area} with its smoke test, before it can be promoted`,
  );
}
