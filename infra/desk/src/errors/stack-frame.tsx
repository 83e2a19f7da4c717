import type { StackFrame as Frame } from '@mall/api-contract/platform';
import { color, space, type } from '@mall/design-tokens';
import { styled } from 'styled-components';

/** One line of a stack: its place in the sources with the lines around it, or what the browser said where no map knows it. */
export function StackFrame({ frame, isOpen }: { frame: Frame; isOpen: boolean }) {
  const { text, source, line, column, name, area, excerpt } = frame;
  if (!source || line === undefined) return <Raw>{text.trim()}</Raw>;
  const head = (
    <>
      {name && <b>{name} </b>}
      <code>
        {source}:{line}:{column}
      </code>
      {area && <small>{area}</small>}
    </>
  );
  if (!excerpt?.length) return <Raw>{head}</Raw>;
  return (
    <Known>
      <details open={isOpen}>
        <summary>{head}</summary>
        <Excerpt tabIndex={0} role="group" aria-label={`${source} 第 ${line} 行`}>
          {excerpt.map((one) => (
            <span key={one.line} data-here={one.line === line || undefined}>
              <i>{one.line}</i>
              {one.text || ' '}
            </span>
          ))}
        </Excerpt>
      </details>
    </Known>
  );
}

const Raw = styled.li`
  padding: 3px 0;
  color: ${color.inkSecond};
  font-family: ${type.familyMono};
  font-size: ${type.sizeLeast};
  overflow-wrap: anywhere;
  small { margin-left: ${space.sm}; }
`;
const Known = styled.li`
  padding: 3px 0;
  font-size: ${type.sizeLeast};
  summary { cursor: pointer; }
  summary code { color: ${color.accent}; }
  small { margin-left: ${space.sm}; color: ${color.inkSecond}; }
`;
const Excerpt = styled.pre`
  margin: ${space.xs} 0 ${space.sm};
  padding: ${space.sm} 0;
  overflow-x: auto;
  background: ${color.surfaceSunken};
  font-family: ${type.familyMono};
  line-height: 1.6;
  span { display: block; padding: 0 ${space.md}; white-space: pre; }
  i { display: inline-block; width: 44px; padding-right: ${space.md}; color: ${color.inkThird}; font-style: normal; text-align: end; }
  span[data-here] { background: ${color.dangerTint}; box-shadow: inset 3px 0 ${color.danger}; font-weight: ${type.weightStrong}; }
`;
