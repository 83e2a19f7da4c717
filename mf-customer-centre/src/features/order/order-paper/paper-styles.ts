import { below, color, space, type } from '@mall/design-tokens';
import { styled } from 'styled-components';

export const Sheet = styled.article`
  max-width: 1000px;
  margin: ${space.xxl} auto;
  padding: ${space.section};
  border: 1px solid ${color.line};
  background: ${color.surface};
  ${below.tablet} {
    margin: 0;
    padding: ${space.lg};
    border: 0;
  }
  @media print {
    max-width: none;
    margin: 0;
    padding: 0;
    border: 0;
  }
`;
export const Head = styled.header`
  display: grid;
  grid-template-columns: 1fr auto 1fr;
  align-items: center;
  gap: ${space.lg};
  padding-bottom: ${space.lg};
  border-bottom: 2px solid ${color.ink};
  & small {
    display: block;
    color: ${color.inkSecond};
    font-size: ${type.sizeLeast};
    font-weight: ${type.weightText};
  }
  & > div > b {
    font-size: ${type.sizeLead};
  }
  & > h1 {
    font-size: ${type.sizeDisplay};
    text-align: center;
    & > small {
      color: ${color.ink};
      font-size: ${type.sizeTable};
    }
  }
  & > img {
    justify-self: end;
  }
  ${below.tablet} {
    grid-template-columns: minmax(0, 1fr);
    & > h1 {
      font-size: ${type.sizeTitle};
      text-align: left;
    }
    & > img {
      display: none;
    }
  }
`;
export const Facts = styled.dl`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space.xs} ${space.xxl};
  padding: ${space.lg} 0;
  font-size: ${type.sizeTable};
  & > div {
    display: grid;
    grid-template-columns: 72px minmax(0, 1fr);
  }
  & dt {
    color: ${color.inkSecond};
  }
  & dd {
    overflow-wrap: anywhere;
  }
  ${below.tablet} {
    grid-template-columns: minmax(0, 1fr);
  }
`;
export const Lines = styled.table`
  width: 100%;
  font-size: ${type.sizeTable};
  font-variant-numeric: tabular-nums;
  & :is(th, td) {
    padding: ${space.sm};
    border: 1px solid ${color.line};
    font-weight: ${type.weightText};
    text-align: left;
    vertical-align: top;
    white-space: pre-line;
    overflow-wrap: anywhere;
  }
  & thead {
    display: table-header-group;
  }
  & thead th {
    background: ${color.ground};
    color: ${color.inkSecond};
    font-size: ${type.sizeLeast};
  }
  & [data-align='right'] {
    text-align: right;
  }
  & [data-align='center'] {
    text-align: center;
  }
  & tr {
    break-inside: avoid;
  }
  ${below.tablet} {
    display: block;
    & thead {
      position: absolute;
      width: 1px;
      height: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }
    & tbody {
      display: block;
    }
    & tbody tr {
      display: block;
      padding: ${space.md} 0;
      border-bottom: 1px solid ${color.line};
    }
    & tbody td {
      display: grid;
      grid-template-columns: 96px minmax(0, 1fr);
      padding: ${space.hair} 0;
      border: 0;
      text-align: left;
    }
    & tbody td::before {
      color: ${color.inkSecond};
      content: attr(data-label);
    }
    & tbody td[data-empty] {
      display: none;
    }
  }
`;
export const Sums = styled.div`
  padding: ${space.lg} ${space.sm};
  border-bottom: 2px solid ${color.ink};
  break-inside: avoid;
  & > p {
    display: flex;
    flex-wrap: wrap;
    justify-content: flex-end;
    gap: ${space.lg};
    font-variant-numeric: tabular-nums;
  }
  & span {
    color: ${color.inkSecond};
  }
`;
export const Foot = styled.footer`
  padding-top: ${space.md};
  font-size: ${type.sizeLeast};
  break-inside: avoid;
  & > ol {
    padding-left: ${space.xl};
    color: ${color.inkSecond};
    list-style: decimal;
  }
`;
export const Seals = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(220px, 1fr));
  gap: ${space.xxl};
  padding-top: ${space.xxl};
  & p:nth-child(2) {
    padding-bottom: 72px;
    color: ${color.inkSecond};
  }
`;
