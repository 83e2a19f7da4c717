import { below, color, radius, space, type } from '@mall/design-tokens';
import { Button, Notice } from '@mall/ui-kit';
import { Checkbox, Field, Input, NativeSelect } from '@mall/ui-kit/forms';
import { useEffect, useId, useRef, useState } from 'react';
import { styled } from 'styled-components';
import type { ListMapping } from '../../../parts/inquiry/inquiry-types.ts';
import { BesideOriginal } from './beside-original.tsx';
import { columnsOf, listFieldOptions, namesAPart } from './list-fields.ts';
import { RecognisedLines } from './recognised-lines.tsx';
import type { List, ReadList } from './use-list.ts';

const headerRowsOffered = 15;

/** A picture of what was understood of a sheet: which page, where its head is, what each column means. The buyer corrects it and says yes. */
export function RecognisedPanel({ list, read: { source, picture }, hasLines }: { list: List; read: ReadList; hasLines: boolean }) {
  const { mapping, sheets, header, sample } = picture;
  const [sets, setSets] = useState('1');
  const [replaces, setReplaces] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const id = useId();
  useEffect(() => heading.current?.focus(), []);
  const isBusy = list.isLooking || list.isMatching;
  const correct = (changes: Partial<ListMapping>) => !isBusy && void list.look(source, { ...mapping, ...changes });
  const width = Math.max(header.length, ...mapping.columns.map(({ column }) => column + 1), ...sample.map((row) => row.length));
  const columns = columnsOf(mapping.columns, header, width);
  const lacksPart = !namesAPart(columns);
  const setCount = /^[1-9]\d{0,3}$/.test(sets) ? Number(sets) : 0;

  return (
    <Root aria-labelledby={id} aria-busy={isBusy || undefined}>
      <Head>
        <h2 id={id} ref={heading} tabIndex={-1}>
          请核对识别结果
        </h2>
        <p>
          {'name' in source && <b>{source.name}</b>} 识别到 {picture.lineCount} 行
          {picture.faultCount > 0 && `，其中 ${picture.faultCount} 行需要您之后补充`}
          {picture.isRemembered && '；按贵司上次确认的列读取'}
        </p>
      </Head>
      <Settings>
        {sheets.length > 1 && (
          <Field label="工作表" direction="row">
            <NativeSelect
              size="sm"
              options={sheets.map(({ name, rowCount }) => ({ value: name, label: `${name}（${rowCount} 行）` }))}
              value={mapping.sheet}
              onValueChange={(sheet) => correct({ sheet, headerRow: 0, columns: [] })}
            />
          </Field>
        )}
        <Field label="表头在" direction="row">
          <NativeSelect
            size="sm"
            options={[
              { value: '0', label: '没有表头' },
              ...Array.from({ length: Math.max(headerRowsOffered, mapping.headerRow) }, (_, at) => ({
                value: String(at + 1),
                label: `第 ${at + 1} 行`,
              })),
            ]}
            value={String(mapping.headerRow)}
            onValueChange={(row) => correct({ headerRow: Number(row) })}
          />
        </Field>
        <Field label="套数" direction="row" error={setCount ? undefined : '请填写1到9999'}>
          <Input size="sm" inputMode="numeric" maxLength={4} value={sets} onChange={(event) => setSets(event.target.value.trim())} />
        </Field>
      </Settings>
      <BesideOriginal original={picture.original}>
        <Scroller role="region" aria-label="识别到的列" tabIndex={0}>
          <table>
            <thead>
              <tr>
                {columns.map(({ column, role }) => (
                  <th key={column} scope="col" data-ignored={role === 'ignored' || undefined}>
                    <NativeSelect
                      size="sm"
                      aria-label={`第 ${column + 1} 列${header[column] ? `（${header[column]}）` : ''}是`}
                      options={listFieldOptions}
                      value={role}
                      onValueChange={(next) =>
                        correct({ columns: columns.map((one) => (one.column === column ? { ...one, role: next, certainty: 1 } : one)) })
                      }
                    />
                    <span>{header[column] || `第 ${column + 1} 列`}</span>
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {sample.map((row, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a row is its place
                <tr key={at}>
                  {columns.map(({ column, role }) => (
                    <td key={column} data-ignored={role === 'ignored' || undefined}>
                      {row[column]}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </Scroller>
      </BesideOriginal>
      {picture.notes.length > 0 && (
        <Notes>
          {picture.notes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </Notes>
      )}
      <RecognisedLines picture={picture} />
      {lacksPart && <Notice tone="warning">请指出哪一列是型号、订货编码、物料号、品名或规格</Notice>}
      {list.failure && (
        <Notice tone="danger" live>
          {list.failure}
        </Notice>
      )}
      <Foot>
        {hasLines && <Checkbox label="替换询价单中已有的行" checked={replaces} onCheckedChange={setReplaces} />}
        <Button onClick={list.putAside} disabled={list.isMatching}>
          放弃这份清单
        </Button>
        <Button
          variant="primary"
          busy={list.isMatching}
          disabled={list.isLooking || lacksPart || picture.lineCount === 0 || !setCount}
          onClick={() => void list.match(source, { mapping: { ...mapping, columns }, replaces, sets: setCount })}
        >
          识别正确，开始匹配
        </Button>
      </Foot>
    </Root>
  );
}

const Root = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.lg};
  padding: ${space.xl} ${space.xxl};
  border: 1px solid ${color.line};
  border-radius: ${radius.md};
  background: ${color.surface};
  ${below.tablet} {
    padding: ${space.lg};
  }
`;
const Head = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: ${space.xs} ${space.md};
  & > h2 {
    font-size: ${type.sizeLead};
    outline: 0;
  }
  & > p {
    color: ${color.inkSecond};
    font-size: ${type.sizeTable};
  }
`;
const Settings = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.md} ${space.xxl};
  & > [data-direction] {
    grid-template-columns: auto minmax(0, 1fr);
    gap: ${space.sm};
  }
  & input {
    width: 72px;
  }
  ${below.tablet} {
    & > [data-direction] {
      grid-template-columns: minmax(0, 1fr);
    }
  }
`;
const Scroller = styled.div`
  overflow: auto;
  max-height: 320px;
  border: 1px solid ${color.line};
  border-radius: ${radius.md};
  transition: opacity 120ms;
  [aria-busy] > & {
    opacity: 0.55;
  }
  & > table {
    font-size: ${type.sizeTable};
  }
  & :is(th, td) {
    min-width: 112px;
    max-width: 260px;
    padding: ${space.xs} ${space.sm};
    border-right: 1px solid ${color.line};
    border-bottom: 1px solid ${color.line};
    font-weight: ${type.weightText};
    text-align: left;
    overflow-wrap: anywhere;
    white-space: pre-wrap;
  }
  & th {
    position: sticky;
    top: 0;
    background: ${color.ground};
    vertical-align: top;
  }
  & th > span {
    display: block;
    padding-top: ${space.xs};
    color: ${color.inkSecond};
  }
  & td[data-ignored] {
    color: ${color.inkThird};
    text-decoration: line-through;
    text-decoration-color: ${color.lineStrong};
  }
`;
const Notes = styled.ul`
  color: ${color.inkSecond};
  font-size: ${type.sizeLeast};
  & > li::before {
    content: '· ';
  }
`;
const Foot = styled.footer`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: flex-end;
  gap: ${space.md};
  & > label {
    margin-right: auto;
  }
  ${below.tablet} {
    & > button {
      flex: 1;
    }
  }
`;
