import { color, radius, space } from '@mall/design-tokens';
import { type CallOutput, Link } from '@mall/mf-kit';
import { EmptyPanel } from '@mall/ui-kit';
import { styled } from 'styled-components';
import { HeadList } from '../../../parts/content/page-frame.tsx';

/** What the search in the help centre found. */
export const HelpFound = ({ keyword, found }: { keyword: string; found: CallOutput<'content.searchHelp'> }) =>
  found.length > 0 ? (
    <Sheet aria-label={`“${keyword}”的结果`}>
      <HeadList
        items={found.map(({ id, name, groupName, excerpt }) => ({
          id,
          title: name,
          summary: excerpt,
          url: `/helpCenter?id=${id}`,
          note: groupName,
        }))}
      />
    </Sheet>
  ) : (
    <EmptyPanel title={`没有找到“${keyword}”`} action={<Link to="/helpCenter">查看全部帮助</Link>}>
      可以换一个说法，或联系客服。
    </EmptyPanel>
  );

const Sheet = styled.section`
  padding: 0 ${space.xl};
  border: 1px solid ${color.line};
  border-radius: ${radius.md};
  background: ${color.surface};
`;
