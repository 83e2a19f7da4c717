import { color, space, type } from '@mall/design-tokens';
import { Link, useTitle } from '@mall/mf-kit';
import { Body, Breadcrumb, ButtonLink } from '@mall/ui-kit';
import { styled } from 'styled-components';
import { PageTitle, Paper } from '../../../parts/layout-parts.ts';

const kinds: { name: string; for: string; needs: string }[] = [
  { name: '增值税普通发票', for: '报销、入账', needs: '公司名称、税号' },
  { name: '增值税专用发票', for: '一般纳税人抵扣进项税', needs: '公司名称、税号、注册地址、注册电话、开户行、银行账号' },
];

const steps = [
  '在“发票信息”里保存公司的发票抬头，可设一个默认抬头',
  '结算时选择发票抬头，默认抬头已为您选好',
  '税号为 15 至 20 位数字或大写字母，请与营业执照一致',
];

/** Both kinds of invoices are electronic: what each is for, what it needs, and how to say so (rules invoice 1–4). */
export default function EInvoicePage() {
  useTitle('电子发票');
  return (
    <Body>
      <Breadcrumb linkAs={Link} items={[{ label: '首页', href: '/' }, { label: '电子发票' }]} />
      <PageTitle>电子发票，普票专票都一样</PageTitle>
      <Sheet aria-label="电子发票说明">
        <p>百工商城的增值税普通发票和专用发票默认都开电子发票，与纸质发票效力相同，不用等邮寄，也不怕遗失。</p>
        <table>
          <caption>两种发票</caption>
          <thead>
            <tr>
              <th scope="col">种类</th>
              <th scope="col">用途</th>
              <th scope="col">需要的信息</th>
            </tr>
          </thead>
          <tbody>
            {kinds.map(({ name, for: use, needs }) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                <td>{use}</td>
                <td>{needs}</td>
              </tr>
            ))}
          </tbody>
        </table>
        <h2>怎么开</h2>
        <ol>
          {steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
        <ButtonLink as={Link} to="/customer/invoices">
          填写发票信息
        </ButtonLink>
      </Sheet>
    </Body>
  );
}

const Sheet = styled(Paper)`
  display: grid;
  justify-items: start;
  gap: ${space.lg};
  padding: ${space.xxl};
  & table {
    width: 100%;
    border-collapse: collapse;
    font-size: ${type.sizeTable};
  }
  & caption {
    padding-bottom: ${space.sm};
    font-size: ${type.sizeLead};
    font-weight: ${type.weightStrong};
    text-align: left;
  }
  & :is(th, td) {
    padding: ${space.sm} ${space.md};
    border: 1px solid ${color.line};
    text-align: left;
  }
  & h2 {
    font-size: ${type.sizeLead};
  }
  & ol {
    padding-left: ${space.xl};
    list-style: decimal;
  }
`;
