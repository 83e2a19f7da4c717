import { useState } from 'react';
import { Chip, Tabs } from '../data-display.ts';
import {
  Button,
  ButtonLink,
  CartIcon,
  CompareIcon,
  CopyText,
  DownloadIcon,
  IconButton,
  StarFilledIcon,
  StarIcon,
  TrashIcon,
} from '../index.ts';
import { Sample, Samples } from './sample.tsx';

const facets = [
  { name: '材质', value: '304 不锈钢' },
  { name: '螺纹规格', value: 'M8' },
  { name: '品牌', value: '易买优选' },
];

export function ActionSamples() {
  const [kept, setKept] = useState(true);
  const [chips, setChips] = useState(facets);
  return (
    <Samples title="操作">
      <Sample name="Button primary">
        <Button variant="primary" size="lg" icon={<CartIcon size={20} />}>
          加入购物车
        </Button>
        <Button variant="primary">提交订单</Button>
        <Button variant="primary" size="sm">
          加购
        </Button>
        <Button variant="primary" busy>
          提交中
        </Button>
        <Button variant="primary" disabled>
          提交订单
        </Button>
      </Sample>
      <Sample name="Button secondary">
        <Button size="lg">立即询价</Button>
        <Button>查看订单</Button>
        <Button size="sm" icon={<CompareIcon size={14} />}>
          对比
        </Button>
        <Button busy>保存</Button>
        <Button disabled>保存</Button>
      </Sample>
      <Sample name="quiet / link / danger">
        <Button variant="quiet">取消</Button>
        <Button variant="quiet" size="sm" icon={<TrashIcon size={14} />}>
          删除
        </Button>
        <Button variant="quiet" disabled>
          取消
        </Button>
        <Button variant="link">查看更多</Button>
        <Button variant="link" disabled>
          查看更多
        </Button>
        <Button variant="danger">删除地址</Button>
      </Sample>
      <Sample name="ButtonLink">
        <ButtonLink href="#main" icon={<DownloadIcon size={14} />}>
          下载图纸
        </ButtonLink>
        <ButtonLink href="#main" variant="link">
          全部订单
        </ButtonLink>
      </Sample>
      <Sample name="IconButton">
        <IconButton
          label="收藏"
          size="md"
          variant="outlined"
          pressed={kept}
          onClick={() => setKept(!kept)}
          icon={kept ? <StarFilledIcon /> : <StarIcon />}
        />
        <IconButton label="对比" icon={<CompareIcon />} />
        <IconButton label="删除" icon={<TrashIcon />} disabled />
      </Sample>
      <Sample name="CopyText">
        <CopyText text="BG-NLJ-M8X30-304" />
      </Sample>
      <Sample name="Chip">
        {chips.map((chip) => (
          <Chip key={chip.name} name={chip.name} onRemove={() => setChips(chips.filter((one) => one !== chip))}>
            {chip.value}
          </Chip>
        ))}
        <Button variant="link" onClick={() => setChips(facets)}>
          恢复筛选
        </Button>
      </Sample>
      <Sample name="Tabs" wide>
        <Tabs
          label="商品资料"
          items={[
            { value: 'attributes', label: '技术参数', panel: '螺纹规格 M8，长度 30 mm，性能等级 A2-70。' },
            { value: 'drawing', label: '图纸', panel: '二维图纸与三维模型。' },
            { value: 'history', label: '采购记录', panel: '近一年采购 12 次。' },
            { value: 'video', label: '视频', disabled: true, panel: '' },
          ]}
        />
      </Sample>
    </Samples>
  );
}
