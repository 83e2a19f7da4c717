import { Button, ButtonLink, EmptyPanel, ErrorPanel, Notice, PageSkeleton, Skeleton } from '../index.ts';
import { Sample, Samples } from './sample.tsx';

const failure = Object.assign(new Error('服务不可用'), { requestId: 'b7c2e0f4-19' });

export const StateSamples = () => (
  <Samples title="状态">
    <Sample name="Notice" wide>
      <Notice action={<Button variant="link">切换地区</Button>}>已自动定位到上海市 浦东新区</Notice>
      <br />
      <Notice tone="warning" title="2 件商品的价格有变化" onClose={() => undefined}>
        M8 × 30：¥0.42 → ¥0.45。请核对后再提交。
      </Notice>
      <br />
      <Notice tone="danger" title="支付未完成" action={<Button size="sm">重新支付</Button>}>
        收银台返回：余额不足
      </Notice>
      <br />
      <Notice tone="success">订单已提交，我们会在 16:00 前发货</Notice>
    </Sample>
    <Sample name="EmptyPanel" wide>
      <EmptyPanel title="购物车还是空的" action={<ButtonLink href="#main">去逛逛</ButtonLink>}>
        搜索型号、订货号，或从采购记录里再来一单
      </EmptyPanel>
    </Sample>
    <Sample name="ErrorPanel" wide>
      <ErrorPanel error={failure} onRetry={() => undefined} />
    </Sample>
    <Sample name="Skeleton">
      <Skeleton width="240px" lines={3} />
      <Skeleton shape="picture" width="72px" />
      <Skeleton shape="button" />
      <Skeleton shape="circle" />
    </Sample>
    <Sample name="PageSkeleton" wide>
      <PageSkeleton what="商品" variant="table" count={4} />
    </Sample>
    <Sample name="of a product" wide>
      <PageSkeleton what="商品" variant="product" />
    </Sample>
  </Samples>
);
