/** @jest-environment jsdom */
import { expect, test } from '@jest/globals';
import type { Synonym } from '@mall/api-contract/search';
import { accessibilityFaults, refusal, screen, waitFor, within } from '@mall/testing';
import { showWorkplace } from '../testing/show-workplace.tsx';

const tape: Synonym = { id: 4, kind: 'word', term: '生料带', means: ['密封带'], source: '工地叫法', isOwn: true, version: 3 };

function show(more: { all?: Synonym[]; save?: () => never } = {}) {
  let all = more.all ?? [tape];
  const sent: object[] = [];
  const shown = showWorkplace('/synonyms', {
    roles: ['content'],
    search: {
      listSynonyms: async ({ kind, keyword = '' }) => {
        const found = all.filter((one) => (!kind || one.kind === kind) && `${one.term} ${one.means.join(' ')}`.includes(keyword));
        return { total: found.length, items: found };
      },
      saveSynonym: async (input) => {
        sent.push(input);
        more.save?.();
        const { why: _, ...synonym } = input;
        const saved = { ...synonym, id: 9, isOwn: false, version: (synonym.version ?? 0) + 1 };
        all = [...all.filter(({ term }) => term !== saved.term), saved];
        return saved;
      },
      removeSynonym: async (input) => {
        sent.push(input);
        all = all.filter(({ id }) => id !== input.id);
        return null;
      },
    },
  });
  return { ...shown, sent };
}

const dialog = async () => within(await screen.findByRole('dialog'));
const terms = () => screen.queryAllByRole('rowheader').map(({ textContent }) => textContent);

test('a word is taught: what it means a line each, where it is from, and the list has it', async () => {
  const { user, sent, container } = show();
  await screen.findByRole('table', { name: '搜索词' });
  expect(await accessibilityFaults(container)).toEqual([]);
  await user.click(screen.getByRole('button', { name: '新增' }));
  const form = await dialog();
  await user.type(form.getByLabelText(/^词/), ' 沙皮 ');
  await user.type(form.getByLabelText(/^对应/), '砂纸\n\n 砂布 \n砂纸');
  await user.type(form.getByLabelText(/^来源/), '客户来电');
  await user.click(form.getByRole('button', { name: '保存' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent).toEqual([{ kind: 'word', term: '沙皮', means: ['砂纸', '砂布'], source: '客户来电' }]);
  await waitFor(() => expect(terms()).toEqual(['生料带', '沙皮']));
});

test('a word that is there isn’t written over, and what was typed stays', async () => {
  const { user, sent } = show({
    save: () => {
      throw refusal('SYNONYM_EXISTS', '已有这个词，请在列表中修改');
    },
  });
  await user.click(await screen.findByRole('button', { name: '新增' }));
  const form = await dialog();
  await user.type(form.getByLabelText(/^词/), '生料带');
  await user.type(form.getByLabelText(/^对应/), '胶带');
  await user.type(form.getByLabelText(/^来源/), '客户来电');
  await user.click(form.getByRole('button', { name: '保存' }));
  await form.findByText(/已有这个词，请在列表中修改/);
  expect(sent).toEqual([{ kind: 'word', term: '生料带', means: ['胶带'], source: '客户来电' }]);
  expect(form.getByLabelText(/^对应/)).toHaveProperty('value', '胶带');
});

test('a word is changed where it stands; nothing that means nothing is sent', async () => {
  const { user, sent } = show();
  await user.click(await screen.findByRole('button', { name: '修改 生料带' }));
  const form = await dialog();
  expect(form.getByLabelText(/^词/)).toHaveProperty('readOnly', true);
  await user.clear(form.getByLabelText(/^对应/));
  await user.click(form.getByRole('button', { name: '保存' }));
  await form.findByText('请至少填写一行');
  expect(sent).toEqual([]);
  await user.type(form.getByLabelText(/^对应/), '密封带\n聚四氟乙烯带');
  await user.click(form.getByRole('button', { name: '保存' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent).toEqual([{ kind: 'word', term: '生料带', means: ['密封带', '聚四氟乙烯带'], source: '工地叫法', version: 3 }]);
});

test('a refusal is said in its words, over what was typed', async () => {
  const { user } = show({
    save: () => {
      throw refusal('SYNONYM_MEANINGLESS', '对应的词与它自己相同');
    },
  });
  await user.click(await screen.findByRole('button', { name: '修改 生料带' }));
  const form = await dialog();
  await user.click(form.getByRole('button', { name: '保存' }));
  await form.findByText(/对应的词与它自己相同/);
  expect(form.getByLabelText(/^对应/)).toHaveProperty('value', '密封带');
});

test('a word is taken away with its reason; a filter is kept in the address', async () => {
  const { user, sent, address } = show();
  await user.type(await screen.findByLabelText('词或对应'), '密封');
  await waitFor(() => expect(address()).toBe('/synonyms?keyword=%E5%AF%86%E5%B0%81'));
  await user.click(await screen.findByRole('button', { name: '删除 生料带' }));
  const form = await dialog();
  await user.type(form.getByLabelText(/原因/), '不再使用');
  await user.click(form.getByRole('button', { name: '删除' }));
  await screen.findByText('没有符合条件的词');
  expect(sent).toEqual([{ id: 4, why: '不再使用' }]);
});
