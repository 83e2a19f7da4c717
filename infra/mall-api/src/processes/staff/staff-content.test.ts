import { afterAll, beforeAll, expect, test } from '@jest/globals';
import sharp from 'sharp';
import { aCompany } from '../../testing/a-company.ts';
import { aContentDesk, aDraft } from '../../testing/a-content-desk.ts';
import { aMall } from '../../testing/a-mall.ts';
import { aSku } from '../../testing/a-sku.ts';
import { anOperator } from '../../testing/an-operator.ts';
import { testingDatabase } from '../../testing/testing-database.ts';

const db = await testingDatabase();
const app = await aMall(db);
const site = await app.listen({ port: 0, host: '127.0.0.1' });
afterAll(() => app.close());
const { writer, reviewer, ask, make, publish } = await aContentDesk(db, site);

let sku: string;
beforeAll(async () => {
  sku = (await aSku(db)).skuNumber;
});

const inSeconds = (seconds: number) => new Date(Date.now() + seconds * 1000).toISOString();
test('written by one, looked at by another, read by all, taken back, gone; each act is kept', async () => {
  const made = await make('article');
  const url = `setting/GetMallNews/${made.id}`;
  expect((await ask(url, {})).status).toBe(404);
  const { body: sent } = await ask('staff/SubmitContent', { id: made.id, revision: made.open.revision }, writer);
  const again = { id: made.id, revision: sent.open.revision };
  expect((await ask('staff/SaveContent', { ...again, draft: aDraft() }, writer)).reason).toBe('CONTENT_IN_REVIEW');
  expect((await ask('staff/PublishContent', again, writer)).reason).toBe('CONTENT_OWN_REVIEW');
  const { body: back } = await ask('staff/ReturnContent', { ...again, why: '请补充标准号' }, reviewer);
  expect(back.versions[0]).toMatchObject({ state: 'draft', remark: '请补充标准号' });
  const draft = aDraft({ title: '螺栓的强度等级' });
  const { body: saved } = await ask('staff/SaveContent', { id: made.id, revision: back.open.revision, draft }, writer);
  const live = await publish(saved);
  expect(live).toMatchObject({ state: 'live', open: null, versions: [{ version: 1, reviewer: '周琳' }] });
  const read = await ask(url, {});
  expect(read.body.page).toMatchObject({ title: '螺栓的强度等级', isPreview: false, url: `/zhishi/${made.id}` });
  expect((await ask('staff/TakeBackContent', { id: made.id, why: '数据有误' }, writer)).body.state).toBe('retired');
  expect([(await ask(url, {})).status, (await ask(url, {})).reason]).toEqual([410, 'CONTENT_GONE']);
  expect((await ask('staff/TakeBackContent', { id: made.id, why: '再次' }, writer)).reason).toBe('CONTENT_NOT_PUBLISHED');
  const { body: acts } = await ask('staff/ListActs', { subject: `content:${made.id}` }, writer);
  expect(acts.items.map(({ act }: { act: string }) => act)).toEqual(
    ['takeBack', 'publish', 'submit', 'return', 'submit', 'make'].map((name) => `${name}Content`),
  );
});

test('an article of the help centre and a keyword’s page that were taken back are gone, by whatever word; what never was is not there (rule content 23)', async () => {
  const takeBack = (id: number) => ask('staff/TakeBackContent', { id, why: '不再提供' }, writer);
  const at = async (path: string) => {
    const { status, reason } = await ask(path);
    return [status, reason];
  };
  const help = (id: number) => at(`helpCenter/GetMallHelpCenterById?id=${id}`);
  const keyword = (word: string) => at(`setting/GetMallSEOKeywordWithSynonym/${encodeURIComponent(word)}`);
  const article = await publish(await make('help', { title: '旧流程', topic: '售后服务' }));
  const draft = await make('help', { title: '还没有写完', topic: '售后服务' });
  const news = await publish(await make('news', { title: '停电' }));
  const page = await publish(await make('keyword', { title: '皮带', synonyms: ['V带'] }, '三角带'));
  await make('keyword', { title: '链条', synonyms: ['滚子链'] }, '链条');
  for (const { id } of [article, news, page]) await takeBack(id);
  expect(await help(article.id)).toEqual([410, 'CONTENT_GONE']);
  for (const id of [draft.id, news.id, 987_654]) expect(await help(id)).toEqual([404, 'HELP_NOT_FOUND']);
  for (const word of ['三角带', 'v带']) expect(await keyword(word)).toEqual([410, 'CONTENT_GONE']);
  for (const word of ['链条', '滚子链', '没有']) expect(await keyword(word)).toEqual([404, 'CONTENT_NOT_FOUND']);
});

test('the clock alone brings a version up and takes it down; the one before it comes back (rule content 20)', async () => {
  const first = await publish(await make('page', { title: '第一版' }, 'cms/clock'));
  const { body: second } = await ask('staff/SaveContent', { id: first.id, revision: 0, draft: aDraft({ title: '第二版' }) }, writer);
  const planned = await publish(second, { liveFrom: inSeconds(3600), liveUntil: inSeconds(7200) });
  expect(planned.versions.map(({ state }: { state: string }) => state)).toEqual(['scheduled', 'live']);
  const title = async () => (await ask('setting/cms.clock')).body.title;
  expect(await title()).toBe('第一版');
  // An hour passes.
  await db.sql`update content_version set live_from = now() - interval '1 minute' where item_id = ${first.id} and version = 2`;
  expect(await title()).toBe('第二版');
  await db.sql`update content_version set live_until = now() - interval '1 second' where item_id = ${first.id} and version = 2`;
  expect(await title()).toBe('第一版');
  expect((await ask('staff/GetContentVersion', { id: first.id, version: 2 }, writer)).body.title).toBe('第二版');
});

test('of many who save, publish or take back at once just one does (rule content 21)', async () => {
  const made = await make('news', { title: '同时修改' });
  const save = (n: number) =>
    ask('staff/SaveContent', { id: made.id, revision: 1, draft: aDraft({ title: `同时 ${n}` }) }, n % 2 ? writer : reviewer);
  const saved = await Promise.all(Array.from({ length: 12 }, (_, n) => save(n)));
  expect(saved.filter(({ code }) => code === 0)).toHaveLength(1);
  expect(new Set(saved.filter(({ code }) => code !== 0).map(({ reason }) => reason))).toEqual(new Set(['CONTENT_CHANGED']));
  const other = (await anOperator(db, ['content'])).token;
  const { body: sent } = await ask('staff/SubmitContent', { id: made.id, revision: 2 }, writer);
  const all = await Promise.all(
    Array.from({ length: 8 }, () => ask('staff/PublishContent', { id: made.id, revision: sent.open.revision }, other)),
  );
  expect(all.filter(({ code }) => code === 0)).toHaveLength(1);
  const back = await Promise.all(Array.from({ length: 8 }, () => ask('staff/TakeBackContent', { id: made.id, why: '同时' }, other)));
  expect(back.filter(({ code }) => code === 0)).toHaveLength(1);
});

test('what is not published is there for its editors alone, by an address that ends (rule content 24)', async () => {
  const item = await make('page', { title: '还没有发布' }, 'cms/secret');
  expect((await ask('setting/cms.secret')).status).toBe(404);
  const pass = new URL(item.previewUrl, 'http://mall').searchParams.get('preview')!;
  expect((await ask(`setting/cms.secret?preview=${pass}`)).body).toMatchObject({ title: '还没有发布', isPreview: true });
  await make('page', { title: '另一个' }, 'cms/other');
  const [id, version, until, seal] = pass.split('.');
  const false1 = [`${id}.${version}.${Number(until) + 9}.${seal}`, `${id}.${Number(version) + 1}.${until}.${seal}`, `${pass}x`, 'x'];
  for (const one of false1) expect((await ask(`setting/cms.secret?preview=${one}`)).status).toBe(404);
  expect((await ask(`setting/cms.other?preview=${pass}`)).status).toBe(404);
  const buyer = (await aCompany(db)).token;
  expect((await ask('staff/GetContent', { id: item.id }, buyer)).reason).toBe('FORBIDDEN');
  expect((await ask('staff/GetContent', { id: item.id }, (await anOperator(db, ['sales'])).token)).reason).toBe('FORBIDDEN');
});

test('dead links, empty shelves and markup keep a page from being published, and say so (rule content 26)', async () => {
  const faulty = [
    {
      kind: 'text' as const,
      markdown: '[a](/c-999999) [b](/p/NO-SUCH) [c](javascript:alert) <b>x</b> [d](/nowhere) ![](https://x.example/a.png)',
    },
    { kind: 'shelf' as const, title: '空的', keyword: '没有这种商品 zzz', count: 4 },
  ];
  const item = await make('page', { blocks: faulty, summary: '' }, 'cms/faulty');
  expect(item.open.problems).toEqual([
    '请填写摘要：列表与搜索引擎显示它',
    'HTML 标记不会显示，请改用 Markdown：<b>',
    'HTML 标记不会显示，请改用 Markdown：</b>',
    '链接没有可到达的页面：/c-999999',
    '链接没有可到达的页面：/p/NO-SUCH',
    '链接地址不可用：javascript:alert',
    '链接没有可到达的页面：/nowhere',
    '图片须先上传到商城：https://x.example/a.png',
    '图片缺少文字说明：https://x.example/a.png',
    '货架“空的”没有商品，请修改其规则',
  ]);
  const refused = await ask('staff/SubmitContent', { id: item.id, revision: 1 }, writer);
  expect([refused.reason, refused.details.problems.length]).toEqual(['CONTENT_NOT_READY', 10]);
  const good = aDraft({
    blocks: [
      { kind: 'text', markdown: `[一件](/p/${sku}) [帮助](/helpCenter)` },
      { kind: 'shelf', title: '一件', skuNumbers: [sku], count: 4 },
    ],
  });
  const { body: saved } = await ask('staff/SaveContent', { id: item.id, revision: 1, draft: good }, writer);
  expect(saved.open.problems).toEqual([]);
  await publish(saved);
  const { body: page } = await ask('setting/cms.faulty');
  expect(page.blocks[1]).toMatchObject({ kind: 'shelf', products: [{ skuNumber: sku, isLogin: false }] });
});

test('what was imported past every check is harmless all the same', async () => {
  const item = await publish(await make('page', {}, 'cms/import'));
  const blocks = [
    { kind: 'text', markdown: '文 <script>alert(1)</script>[x](javascript:alert(1))' },
    { kind: 'hero', title: '<img src=x onerror=alert(1)>', text: '', linkText: '去', linkUrl: 'javascript:alert(1)' },
  ];
  await db.sql`update content_version set blocks = ${db.sql.json(blocks)} where item_id = ${item.id}`;
  const { body } = await ask('setting/cms.import');
  expect(body.blocks).toEqual([
    { kind: 'text', html: '<p>文 alert(1)<a>x</a></p>', headings: [] },
    { kind: 'hero', title: '<img src=x onerror=alert(1)>', text: '', linkText: '去', linkUrl: '', picture: null },
  ]);
});

test('addresses are those of folders or the mall’s own, and each is one page’s', async () => {
  const at = (kind: string, slug: string) => ask('staff/MakeContent', { kind, slug, draft: aDraft() }, writer);
  for (const slug of ['mycart', 'cms/../x', 'cp/view', '']) expect((await at('page', slug)).reason).toBe('CONTENT_ADDRESS_INVALID');
  expect((await at('news', 'x')).reason).toBe('CONTENT_ADDRESS_INVALID');
  const both = await Promise.all([at('page', 'cms/once'), at('page', 'cms/once')]);
  expect(both.map(({ code }) => code).sort()).toEqual([0, 74009]);
});

test('a picture is drawn anew in its sizes; what is none is refused', async () => {
  const upload = async (bytes: Buffer, name: string) => {
    const form = new FormData();
    form.append('file', new Blob([new Uint8Array(bytes)]), name);
    const answer = await fetch(`${site}/api/staff/AddContentPicture`, { method: 'POST', headers: { token: writer }, body: form });
    return (await answer.json()) as { reason: string; body: { id: string; width: number; height: number } };
  };
  const jpeg = await sharp({ create: { width: 1000, height: 500, channels: 3, background: '#aabbcc' } })
    .withExif({ IFD0: { Copyright: 'somebody' } })
    .jpeg()
    .toBuffer();
  const { body: picture } = await upload(jpeg, '../../etc/passwd');
  expect(picture).toMatchObject({ width: 1000, height: 500 });
  for (const file of ['480.avif', '480.webp', '960.avif', '1000.webp']) {
    const answer = await fetch(`${site}/img/content/${picture.id}-${file}`);
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, expect.stringContaining('immutable')]);
    const { exif, format } = await sharp(Buffer.from(await answer.arrayBuffer())).metadata();
    expect([exif, format]).toEqual([undefined, file.endsWith('avif') ? 'heif' : 'webp']);
  }
  // Wider than it is, it comes as wide as it is.
  const whole = await fetch(`${site}/img/content/${picture.id}-1600.webp`);
  expect((await sharp(Buffer.from(await whole.arrayBuffer())).metadata()).width).toBe(1000);
  for (const file of [`${picture.id}-481.avif`, `${picture.id}-480.svg`, '..%2f..%2fetc-480.avif'])
    expect([404, 400]).toContain((await fetch(`${site}/img/content/${file}`)).status);
  for (const bytes of [
    Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
    jpeg.subarray(0, 300),
    Buffer.from('MZ'),
  ])
    expect((await upload(bytes, 'x.jpg')).reason).toBe('CONTENT_PICTURE_UNREADABLE');
  const { body: next } = await upload(jpeg, '车间.jpg');
  const { body: brought } = await ask('staff/ListContentPictures', { pageIndex: 1, pageSize: 2 }, writer);
  expect(brought.items.map(({ id, name, url }: { id: string; name: string; url: string }) => [id, name, url])).toEqual([
    [next.id, '车间.jpg', `/img/content/${next.id}-480.webp`],
    [picture.id, expect.any(String), `/img/content/${picture.id}-480.webp`],
  ]);
  const lost = await ask(
    'staff/MakeContent',
    {
      kind: 'page',
      slug: 'cms/lost',
      draft: aDraft({ blocks: [{ kind: 'pictures', title: '', pictures: [{ picture: 'a'.repeat(26), alt: 'x' }] }] }),
    },
    writer,
  );
  expect(lost.reason).toBe('CONTENT_PICTURE_UNKNOWN');
});

test('lists, keywords and their synonyms, questions with answers, and votes that count once a person', async () => {
  const faq = { kind: 'faq' as const, title: '常见问题', questions: [{ question: '会松吗？', answer: '用 **8.8 级**。' }] };
  const article = await publish(await make('article', { title: '防松', blocks: [faq], topic: '防松' }));
  const list = (await ask('setting/GetMallArticlePagedList', { topic: '防松' })).body;
  expect(list).toMatchObject({ pageSize: 5, total: 1, items: [{ id: article.id }] });
  expect((await ask('setting/GetMallArticlePagedList', { keyword: '8.8 会松' })).body.total).toBe(1);
  expect((await ask(`knowledge/GetPairMessages/${article.id}`)).body[0].pairs).toEqual([
    { question: '会松吗？', html: '<p>用 <strong>8.8 级</strong>。</p>', text: '用 8.8 级。' },
  ]);
  const keyword = await publish(await make('keyword', { title: '不锈钢螺栓', synonyms: ['SUS螺栓'] }, '不锈钢螺栓'));
  for (const word of ['不锈钢螺栓', 'sus螺栓'])
    expect((await ask(`setting/GetMallSEOKeywordWithSynonym/${encodeURIComponent(word)}`)).body.id).toBe(keyword.id);
  expect((await ask('setting/GetMallSEOKeywordWithSynonym/%E6%B2%A1%E6%9C%89')).status).toBe(404);
  const { id } = await publish(await make('help', { title: '怎样退货', topic: '售后服务' }));
  expect((await ask('helpCenter/SearchHelp?keyword=8.8')).body[0]).toMatchObject({ id, groupName: '售后服务' });
  const votes = await Promise.all(Array.from({ length: 6 }, () => ask('helpCenter/VoteContent', { id, isUseful: true })));
  expect(votes.map(({ body }) => body.useful)).toContain(1);
  expect((await ask('helpCenter/VoteContent', { id, isUseful: false })).body).toEqual({ useful: 0, useless: 1 });
  expect((await ask(`helpCenter/GetMallHelpCenterById?id=${id}`)).body).toMatchObject({ name: '怎样退货', useless: 1 });
});

test('a page that moves is read at its new address, its old one leads there until another page is given it (rule content 37)', async () => {
  const page = await publish(await make('page', { title: '会搬家' }, 'cms/first-place'));
  const { body: begin } = await ask('content/GetChangedPages');
  const move = (slug: string, id = page.id, token = writer) => ask('staff/MoveContent', { id, slug, why: '名字改了' }, token);
  const taken = await make('page', {}, 'cms/taken');
  expect((await move('cms/taken')).reason).toBe('CONTENT_ADDRESS_TAKEN');
  for (const slug of ['mycart', 'cms/../x', 'catalogV2/head']) expect((await move(slug)).reason).toBe('CONTENT_ADDRESS_INVALID');
  const set = await make('page', {}, 'catalogV2/head');
  expect((await move('cms/free', set.id)).reason).toBe('CONTENT_ADDRESS_SET');
  expect((await move('cms/free', page.id, (await anOperator(db, ['sales'])).token)).reason).toBe('FORBIDDEN');
  expect((await move('/cp/second-place')).body).toMatchObject({ slug: 'cp/second-place', url: '/cp/second-place' });
  await move('cp/third-place');
  for (const hash of ['cms.first-place', 'cp.second-place', 'cp.third-place'])
    expect((await ask(`setting/${hash}`)).body).toMatchObject({ title: '会搬家', url: '/cp/third-place' });
  const { changes } = (await ask(`content/GetChangedPages?after=${begin.now}`)).body;
  const told = changes.flatMap(({ paths }: { paths: string[] }) => paths);
  expect(told).toEqual(expect.arrayContaining(['/cms/first-place', '/cms', '/cp/second-place', '/cp/third-place', '/cp']));
  // Back again: nothing leads in a circle, and what another page is given is that page's.
  await move('cp/second-place');
  expect((await ask('setting/cp.third-place')).body.url).toBe('/cp/second-place');
  await publish(await make('page', { title: '新的' }, 'cms/first-place'));
  expect((await ask('setting/cms.first-place')).body).toMatchObject({ title: '新的', url: '/cms/first-place' });
  await ask('staff/TakeBackContent', { id: page.id, why: '下线' }, writer);
  expect((await ask('setting/cp.third-place')).status).toBe(410);
  expect(taken.slug).toBe('cms/taken');
  const { body: acts } = await ask('staff/ListActs', { subject: `content:${page.id}` }, writer);
  expect(acts.items.find(({ act }: { act: string }) => act === 'moveContent')).toMatchObject({ why: '名字改了' });
});

test('of many pages that want one address at once just one gets it', async () => {
  const pages = await Promise.all(Array.from({ length: 6 }, (_, n) => make('page', {}, `cms/crowd-${n}`)));
  const wishes = [
    ...pages.map(({ id }) => ask('staff/MoveContent', { id, slug: 'cms/wished', why: '抢' }, writer)),
    ask('staff/MakeContent', { kind: 'page', slug: 'cms/wished', draft: aDraft() }, writer),
  ];
  const answers = await Promise.all(wishes);
  expect(answers.filter(({ code }) => code === 0)).toHaveLength(1);
  expect(new Set(answers.filter(({ code }) => code !== 0).map(({ reason }) => reason))).toEqual(new Set(['CONTENT_ADDRESS_TAKEN']));
});
