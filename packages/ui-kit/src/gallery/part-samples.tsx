import { color, radius, space, type } from '@mall/design-tokens';
import { useState } from 'react';
import { styled } from 'styled-components';
import { Steps } from '../data-display.ts';
import { QuantityStepper } from '../forms.ts';
import { Breadcrumb, Button, CartIcon, CopyText, Page, Picture, Price, Tag } from '../index.ts';
import { capScrew } from './part-drawings.ts';
import { Sample, Samples } from './sample.tsx';

const inFifties = (text: string) => {
  const typed = Number.parseInt(text, 10) || 0;
  return typed < 50 ? { value: 50, note: '不能少于起订量50' } : { value: Math.min(9999, typed) };
};

export function PartSamples() {
  const [quantity, setQuantity] = useState(50);
  return (
    <>
      <Breadcrumb
        items={[
          { label: '首页', href: '#1' },
          { label: '紧固件', href: '#2' },
          { label: '内六角螺钉', href: '#3' },
          { label: '圆柱头内六角螺钉 M8 × 30' },
        ]}
      />
      <Product aria-label="商品">
        <Picture src={capScrew} alt="圆柱头内六角螺钉 M8 × 30" size={400} framed priority />
        <div>
          <h2>圆柱头内六角螺钉 M8 × 30 304 不锈钢 A2-70 GB/T 70.1</h2>
          <Facts>
            <dt>订货号</dt>
            <dd>
              <CopyText text="BG0018372" />
            </dd>
            <dt>型号</dt>
            <dd>
              <CopyText text="NLJ-M8X30-A2" />
            </dd>
            <dt>品牌</dt>
            <dd>
              <Tag kind="brand">易买优选</Tag>
            </dd>
          </Facts>
          <PriceBox>
            <Price fen={128450} unit="盒" size="lg" tag={{ kind: 'agreement', text: '协议价' }} was={142000} />
          </PriceBox>
          <Facts>
            <dt>发货</dt>
            <dd>
              <Stock>有货</Stock> 上海仓 2,340 盒，16:00 前付款当日发货
            </dd>
            <dt>数量</dt>
            <dd>
              <QuantityStepper
                label="数量"
                unit="盒（50 个/盒），起订 50"
                min={50}
                value={quantity}
                onValueChange={setQuantity}
                normalize={inFifties}
              />
            </dd>
          </Facts>
          <Ways>
            <Button variant="primary" size="lg" icon={<CartIcon size={20} />}>
              加入购物车
            </Button>
            <Button size="lg">加入询价单</Button>
          </Ways>
        </div>
      </Product>
      <Samples title="价格与图片">
        <Sample name="Price">
          <Price fen={128450} unit="盒" size="lg" />
          <Price fen={3800} unit="个" from />
          <Price fen={42} unit="个" size="sm" />
          <Price fen={1280} unit="包" was={1500} tag={{ kind: 'promotion', text: '促销价' }} />
          <Price fen={1286000} tone="total" />
        </Sample>
        <Sample name="Price others">
          <Price loginToSee="登录后查看价格" onLogin={() => undefined} />
          <Price loginToSee="登录后查看价格" size="sm" />
          <Price text="价格详询" />
          <Price />
        </Sample>
        <Sample name="Tag">
          <Tag kind="exclusive">专享价</Tag>
          <Tag kind="promotion">促销价</Tag>
          <Tag kind="black-card">黑卡价</Tag>
          <Tag kind="agreement">协议价</Tag>
          <Tag>厂家直发</Tag>
          <Tag kind="accent">选替代</Tag>
          <Tag kind="success">有货</Tag>
          <Tag kind="warning">库存紧张</Tag>
          <Tag kind="danger">已下架</Tag>
          <Tag kind="brand">火也</Tag>
          <Tag>名字特别特别长的一个品牌的标签</Tag>
        </Sample>
        <Sample name="Picture">
          <Picture src={capScrew} alt="内六角螺钉" size={48} />
          <Picture src={capScrew} alt="内六角螺钉" size={72} framed />
          <Picture src={capScrew} alt="内六角螺钉" size={160} framed />
          <Picture src={null} alt="暂无图片" size={160} framed />
          <Picture src="data:image/png;base64,broken" alt="图片加载失败" size={72} framed />
        </Sample>
        <Sample name="Steps">
          <Steps steps={['购物车', '确认订单', '提交成功']} current={2} label="购物步骤" />
        </Sample>
        <Sample name="Page" wide>
          <Page title="账期额度" note="每月 5 日出账" actions={<Button size="sm">下载账单</Button>}>
            页面正文在白底面板上。
          </Page>
        </Sample>
      </Samples>
    </>
  );
}

const Product = styled.section`
  display: grid;
  grid-template-columns: 400px 1fr;
  gap: ${space.section};
  padding: ${space.xxl};
  border: 1px solid ${color.line};
  border-radius: ${radius.md};
  background: ${color.surface};
  & h2 {
    padding-bottom: ${space.sm};
    font-size: ${type.sizeTitle};
  }
`;
const PriceBox = styled.div`
  margin: ${space.md} 0;
  padding: ${space.md} 0;
  border: solid ${color.line};
  border-width: 1px 0;
`;
const Facts = styled.dl`
  display: grid;
  grid-template-columns: 64px 1fr;
  gap: ${space.sm} ${space.md};
  align-items: center;
  & > dt {
    color: ${color.inkSecond};
    font-size: ${type.sizeTable};
  }
`;
const Stock = styled.b`
  margin-right: ${space.xs};
  color: ${color.success};
  font-weight: ${type.weightStrong};
`;
const Ways = styled.div`
  display: flex;
  gap: ${space.md};
  padding-top: ${space.xxl};
`;
