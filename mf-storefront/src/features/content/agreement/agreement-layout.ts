import { below, color, layout, radius, space, type } from '@mall/design-tokens';
import { styled } from 'styled-components';
import { Paper } from '../../../parts/layout-parts.ts';

export const Kinds = styled.nav`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.xs} ${space.xl};
  padding-top: ${space.sm};
  font-size: ${type.sizeTable};
  & > a {
    color: ${color.inkSecond};
  }
  & > a[aria-current] {
    color: ${color.accent};
    font-weight: ${type.weightPart};
  }
  @media print {
    display: none;
  }
  ${below.tablet} {
    & > a {
      padding-block: 12px;
    }
  }
`;
export const Head = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: ${space.xs} ${space.lg};
  padding: ${space.md} 0;
  & > h1 {
    font-size: ${type.sizeDisplay};
  }
  & > p {
    color: ${color.inkSecond};
    font-size: ${type.sizeTable};
    overflow-wrap: anywhere;
  }
`;
export const OnScreen = styled.div`
  margin-left: auto;
  @media print {
    display: none;
  }
`;
export const Columns = styled.div`
  display: grid;
  grid-template-columns: 216px minmax(0, 1fr);
  gap: ${space.lg};
  align-items: start;
  padding: ${space.md} 0 ${space.xxl};
  ${below.tablet} {
    grid-template-columns: minmax(0, 1fr);
  }
  @media print {
    display: block;
  }
`;
export const Contents = styled.div`
  position: sticky;
  top: calc(${layout.stickyTop} + ${space.md});
  display: grid;
  gap: ${space.lg};
  max-height: calc(100vh - ${layout.stickyTop} - ${space.xxl});
  overflow-y: auto;
  padding: ${space.lg} 0;
  border: 1px solid ${color.line};
  border-radius: ${radius.md};
  background: ${color.surface};
  font-size: ${type.sizeTable};
  & h2 {
    padding: 0 ${space.lg} ${space.xs};
    font-size: ${type.sizeTable};
  }
  & nav > a {
    display: block;
    padding: ${space.xs} ${space.lg};
    color: ${color.ink};
  }
  & nav > a:hover {
    background: ${color.accentTint};
    color: ${color.accent};
    text-decoration: none;
  }
  ${below.tablet} {
    position: static;
    max-height: none;
    & nav > a {
      padding-block: 12px;
    }
  }
  @media print {
    display: none;
  }
`;
export const Versions = styled.section`
  & > ol {
    margin: 0;
    padding: 0 ${space.lg};
    list-style: none;
  }
  & li {
    padding: ${space.xs} 0;
  }
  & a[aria-current] {
    color: ${color.ink};
    font-weight: ${type.weightPart};
  }
  & small {
    margin-left: ${space.sm};
    color: ${color.inkSecond};
    font-size: ${type.sizeTable};
  }
  & p {
    color: ${color.inkSecond};
    overflow-wrap: anywhere;
  }
  ${below.tablet} {
    & a {
      display: inline-block;
      padding-block: 12px;
    }
  }
`;
export const Text = styled(Paper).attrs({ as: 'article' })`
  padding: ${space.md} ${space.xxl} ${space.xxl};
  & > section {
    padding-top: ${space.lg};
    scroll-margin-top: 80px;
    /* A line of Chinese longer than this is hard to find the next line of. */
    max-width: 820px;
  }
  & h2 {
    padding-bottom: ${space.xs};
    font-size: ${type.sizeLead};
  }
  & p {
    padding: 2px 0;
    line-height: 1.8;
    overflow-wrap: anywhere;
  }
  @media print {
    border: 0;
    padding: 0;
    & > section {
      max-width: none;
    }
    & h2 {
      break-after: avoid;
    }
  }
  ${below.tablet} {
    padding: ${space.sm} ${space.lg} ${space.lg};
  }
`;
