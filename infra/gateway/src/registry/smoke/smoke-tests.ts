import { randomUUID } from 'node:crypto';
import type { RunnerRunLog, SignedSmoke, SmokePass, SmokeResult, SmokeRunner, SmokeStatement } from '@mall/api-contract/platform';
import { PlatformRefusal } from '../platform-refusal.ts';
import type { ReleaseStore } from '../release-store.ts';
import { type Signed, sign, verify } from '../signed-text.ts';
import type { RegistryStorage } from '../storage/storage.ts';
import { Runners } from './runners.ts';
import { parseStatement } from './statement.ts';

interface Pass extends Signed {
  area: string;
  version: string;
  run: string;
}

const purpose = 'smoke';
const holdsMs = 2 * 3_600_000;
const notSigned = (message: string) =>
  new PlatformRefusal(
    'SMOKE_NOT_SIGNED',
    message,
    '在网关所在的机器上，或在平台管理员登记过的 CI 里（MALL_RUNNER_KEY）运行 mall publish；登记：mall runners create --name …。',
  );
const notThisRun = (message: string) =>
  new PlatformRefusal('SMOKE_RUN_INVALID', message, '重新运行 mall publish，它会开始一次新的冒烟测试。');

/** Smoke tests of candidates: who may look at one, and how it went, as the one who ran it signed it. */
export class SmokeTests {
  readonly runners: Runners;
  private readonly releases: ReleaseStore;
  private readonly key: () => Promise<string>;

  constructor(storage: RegistryStorage, releases: ReleaseStore, key: () => Promise<string>) {
    this.runners = new Runners(storage);
    this.releases = releases;
    this.key = key;
  }

  /** Begins a run: whoever holds the pass sees this candidate for two hours. @throws UNKNOWN_RELEASE */
  async begin(area: string, version: string): Promise<SmokePass> {
    await this.releases.require(area, version);
    const until = Date.now() + holdsMs;
    const told: Pass = { area, version, run: randomUUID(), until };
    const pass = sign(purpose, told, await this.key());
    return { pass, area, version, until: new Date(until).toISOString() };
  }

  /** Which candidate a pass opens. */
  async opens(pass: unknown): Promise<{ area: string; version: string } | undefined> {
    return typeof pass === 'string' ? verify<Pass>(purpose, pass, await this.key()) : undefined;
  }

  /**
   * Keeps how a run went, once, with its log and the signature.
   * @returns whose word it is
   * @throws SMOKE_NOT_SIGNED; SMOKE_RUN_INVALID where the run was another release's, is over or was told before
   */
  async record(area: string, version: string, signed: SignedSmoke): Promise<{ result: SmokeResult; runner: SmokeRunner }> {
    const runner = await this.runners.signerOf(signed);
    if (!runner) throw notSigned('冒烟测试的结果没有运行者的有效签名：团队的令牌不能代替它。');
    const said: SmokeStatement = parseStatement(signed.statement);
    const pass = verify<Pass>(purpose, said.pass, await this.key());
    if (!pass) throw notThisRun('这次冒烟测试不是由本网关开始的，或已超过两小时。');
    if ([pass.area, said.area].some((one) => one !== area) || [pass.version, said.version].some((one) => one !== version))
      throw notThisRun(`这个结果属于 ${pass.area}@${pass.version}，不是 ${area}@${version} 的。`);
    const result: SmokeResult = { passed: said.passed, report: said.report, at: new Date().toISOString(), who: runner.name };
    if (!(await this.releases.keepSmoke(area, version, pass.run, result, signed)))
      throw notThisRun('这次冒烟测试的结果已经记录过，同一结果不能再次提交。');
    await this.runners.noteRun(runner.id, { area, version, passed: said.passed, at: result.at, run: pass.run });
    return { result, runner };
  }

  /** What a runner ran last, with its log as it was signed. @throws UNKNOWN_RUNNER where it ran nothing */
  async lastOf(runner: string): Promise<RunnerRunLog> {
    const last = await this.runners.lastRun(runner);
    const kept = last && (await this.releases.readFile(last.area, last.version, `smoke/${last.run}.json`));
    if (!last || !kept)
      throw new PlatformRefusal('UNKNOWN_RUNNER', `运行者 ${runner} 还没有提交过结果。`, '用它运行 mall publish，再查看结果。');
    const { report, startedAt, endedAt } = parseStatement((JSON.parse(kept.toString()) as SignedSmoke).statement);
    return { ...last, report, startedAt, endedAt };
  }
}
