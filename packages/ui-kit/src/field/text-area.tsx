import { color, space, type } from '@mall/design-tokens';
import { useField } from '@mall/ui-kit';
import type { Ref, TextareaHTMLAttributes } from 'react';
import { styled } from 'styled-components';
import { controlStyles } from './control-styles.ts';

export type TextAreaProps = TextareaHTMLAttributes<HTMLTextAreaElement> & {
  invalid?: boolean;
  /** With `maxLength` and a controlled `value`: shows how much is used, such as 12/200. */
  counter?: boolean;
  ref?: Ref<HTMLTextAreaElement>;
};

/** Several lines of text; grows downwards only. */
export function TextArea({ invalid, counter, rows = 3, ...rest }: TextAreaProps) {
  const field = useField();
  const used = typeof rest.value === 'string' ? rest.value.length : 0;
  return (
    <Root>
      <Area rows={rows} {...field} {...rest} aria-invalid={invalid || field['aria-invalid'] || undefined} />
      {counter && rest.maxLength && (
        <Count aria-hidden="true">
          {used}/{rest.maxLength}
        </Count>
      )}
    </Root>
  );
}

const Root = styled.div`
  position: relative;
`;
const Area = styled.textarea`
  ${controlStyles}
  display: block;
  height: auto;
  min-height: 72px;
  padding: ${space.sm} ${space.md};
  line-height: ${type.lineText};
  resize: vertical;
`;
const Count = styled.span`
  position: absolute;
  right: ${space.sm};
  bottom: ${space.xs};
  padding: 0 ${space.xs};
  background: ${color.surface};
  color: ${color.inkThird};
  font-size: ${type.sizeLeast};
  pointer-events: none;
`;
