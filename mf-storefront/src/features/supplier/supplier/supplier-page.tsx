import { below, color, radius, space, type } from '@mall/design-tokens';
import { supplierLimits, supplierSteps } from '@mall/domain/supplier';
import { Link, useCall } from '@mall/mf-kit';
import { Body, Breadcrumb, ButtonLink } from '@mall/ui-kit';
import { styled } from 'styled-components';
import { Paper, SectionHead } from '../../../parts/layout-parts.ts';
import { supplierCategoriesCall } from '../../../parts/supplier/supplier-call.ts';

const wanted = [
  { name: '资质', text: '营业执照在有效期内；代理与经销商有品牌授权书，商标与授权一致' },
  { name: '商品', text: '能按型号供货，有规格书或检验报告；涉及强制认证的品类有证书' },
  { name: '交付', text: '常用规格有库存，报价写明交期；可以按商城订单分拣、贴标发货' },
  { name: '开票', text: '能开具增值税专用发票，品名与商品一致' },
] as const;

/** What the mall looks for, how it goes, and where to begin (rule supplier 1). */
export default function SupplierPage() {
  const { data: categories = [] } = useCall(supplierCategoriesCall());
  return (
    <Body>
      <Breadcrumb linkAs={Link} items={[{ label: '首页', href: '/' }, { label: '供应商合作' }]} />
      <Hero>
        <div>
          <h1>把好货卖给工厂</h1>
          <p>面向生产厂家、品牌代理与经销商招商。线上提交，3 个工作日内答复。</p>
          <ButtonLink as={Link} to="/supplier/apply" variant="primary" size="lg">
            立即申请
          </ButtonLink>
        </div>
        <dl>
          <div>
            <dt>审核</dt>
            <dd>3 个工作日</dd>
          </div>
          <div>
            <dt>入驻费用</dt>
            <dd>0 元</dd>
          </div>
          <div>
            <dt>所需材料</dt>
            <dd>最多 {supplierLimits.files} 份</dd>
          </div>
        </dl>
      </Hero>
      <SectionHead>
        <h2>招商品类</h2>
        <p>以下品类都在招募，可同时申请多个</p>
      </SectionHead>
      <Categories>
        {categories.map(({ id, name }) => (
          <li key={id}>
            <Link to={`/c-${id}`}>{name}</Link>
          </li>
        ))}
      </Categories>
      <SectionHead>
        <h2>合作条件</h2>
      </SectionHead>
      <Paper as="div">
        <Conditions>
          {wanted.map(({ name, text }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </Conditions>
      </Paper>
      <SectionHead>
        <h2>合作流程</h2>
      </SectionHead>
      <Steps>
        {supplierSteps.map(({ name, text }) => (
          <li key={name}>
            <h3>{name}</h3>
            <p>{text}</p>
          </li>
        ))}
      </Steps>
      <Foot>
        <p>提交后会得到一个查询链接，凭链接查看进度、补充材料；审核结果同时短信告知。</p>
        <ButtonLink as={Link} to="/supplier/apply" variant="primary">
          开始填写
        </ButtonLink>
      </Foot>
    </Body>
  );
}

const Hero = styled.header`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${space.xxl};
  align-items: end;
  padding: ${space.section};
  border: 1px solid ${color.line};
  border-radius: ${radius.md};
  background: ${color.surface};
  & h1 {
    font-size: ${type.sizeDisplay};
    line-height: ${type.lineTitle};
  }
  & > div > p {
    padding: ${space.sm} 0 ${space.xl};
    color: ${color.inkSecond};
    font-size: ${type.sizeLead};
  }
  & > dl {
    display: flex;
    gap: ${space.xxl};
    margin: 0;
  }
  & dt {
    color: ${color.inkSecond};
    font-size: ${type.sizeTable};
  }
  & dd {
    margin: 0;
    font-size: ${type.sizeTitle};
    font-weight: ${type.weightStrong};
  }
  ${below.tablet} {
    grid-template-columns: minmax(0, 1fr);
    padding: ${space.xl} ${space.lg};
    & > dl {
      justify-content: space-between;
      gap: ${space.md};
    }
    & dd {
      font-size: ${type.sizeLead};
    }
  }
`;
const Categories = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(168px, 1fr));
  gap: ${space.sm};
  margin: 0;
  padding: 0;
  list-style: none;
  & a {
    display: block;
    padding: ${space.md} ${space.lg};
    border: 1px solid ${color.line};
    border-radius: ${radius.md};
    background: ${color.surface};
    color: ${color.ink};
  }
  & a:hover {
    border-color: ${color.accentLine};
  }
  ${below.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;
const Conditions = styled.dl`
  margin: 0;
  padding: 0 ${space.xl};
  & > div {
    display: grid;
    grid-template-columns: 112px minmax(0, 1fr);
    gap: ${space.lg};
    padding: ${space.lg} 0;
    border-top: 1px solid ${color.line};
  }
  & > div:first-child {
    border-top: 0;
  }
  & dt {
    font-weight: ${type.weightStrong};
  }
  & dd {
    margin: 0;
    color: ${color.inkSecond};
  }
  ${below.tablet} {
    padding: 0 ${space.lg};
    & > div {
      grid-template-columns: 56px minmax(0, 1fr);
    }
  }
`;
const Steps = styled.ol`
  counter-reset: step;
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  gap: ${space.lg};
  margin: 0;
  padding: 0;
  list-style: none;
  & > li {
    counter-increment: step;
    padding: ${space.lg} ${space.xl};
    border: 1px solid ${color.line};
    border-radius: ${radius.md};
    background: ${color.surface};
  }
  & > li::before {
    content: counter(step, decimal-leading-zero);
    color: ${color.inkSecond};
    font-size: ${type.sizeTable};
  }
  & h3 {
    padding: ${space.xs} 0;
    font-size: ${type.sizeLead};
  }
  & p {
    color: ${color.inkSecond};
    font-size: ${type.sizeTable};
  }
  ${below.tablet} {
    grid-template-columns: minmax(0, 1fr);
    gap: ${space.sm};
  }
`;
const Foot = styled.footer`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space.md};
  padding: ${space.xxl} 0;
  & > p {
    color: ${color.inkSecond};
  }
`;
