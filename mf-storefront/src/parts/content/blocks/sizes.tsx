import { Part } from './block-parts.ts';
import type { BlockOf } from './content-blocks.tsx';
import { Prose } from './prose.ts';

/** A table of sizes; a wide one scrolls by itself. */
export const Sizes = ({ block: { title, note, columns, rows } }: { block: BlockOf<'sizes'> }) => (
  <Part>
    <header>
      <h2>{title}</h2>
    </header>
    {note && <p>{note}</p>}
    <Prose style={{ maxWidth: 'none' }}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by the keyboard */}
      <section className="table" aria-label={`${title}，表格`} tabIndex={0}>
        <table>
          <thead>
            <tr>
              {columns.map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: rows have no other name, and never change their place
              <tr key={at}>
                {columns.map((column, index) => (
                  <td key={column}>{row[index]}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </Prose>
  </Part>
);
