import { useState } from 'react';
import { Field, Input } from '../forms.ts';
import { Badge, Button, CartIcon, toast } from '../index.ts';
import { AlertDialog, Dialog, Popover } from '../overlays.ts';
import { Sample, Samples } from './sample.tsx';

export function OverlaySamples() {
  const [open, setOpen] = useState(false);
  return (
    <Samples title="浮层">
      <Sample name="Dialog">
        <Button onClick={() => setOpen(true)}>新增地址</Button>
        <Dialog
          open={open}
          onOpenChange={setOpen}
          title="新增收货地址"
          description="收货人会收到送货前的短信。"
          footer={
            <>
              <Button variant="quiet" onClick={() => setOpen(false)}>
                取消
              </Button>
              <Button variant="primary" onClick={() => setOpen(false)}>
                保存地址
              </Button>
            </>
          }
        >
          <Field label="收货人" required>
            <Input placeholder="姓名" />
          </Field>
        </Dialog>
      </Sample>
      <Sample name="AlertDialog">
        <AlertDialog trigger={<Button>删除商品</Button>} tone="danger" confirmText="删除">
          确认删除当前询价商品吗
        </AlertDialog>
        <AlertDialog trigger={<Button>三秒后自动关闭</Button>} cancelText={null} autoCloseAfter={3000}>
          定位数据解析失败，请刷新页面重试
        </AlertDialog>
      </Sample>
      <Sample name="Popover">
        <Popover trigger={<Button variant="link">购买过 12 次</Button>} title="采购记录" openOnHover>
          2026-10-18 · 500 个 · ¥0.42
        </Popover>
      </Sample>
      <Sample name="Toast">
        <Button onClick={() => toast.show({ tone: 'success', text: '商品已成功加入购物车！' })}>成功</Button>
        <Button onClick={() => toast.show({ tone: 'danger', text: '服务器异常' })}>失败</Button>
        <Button onClick={() => toast.show({ tone: 'warning', text: '超出限购数量' })}>提醒</Button>
      </Sample>
      <Sample name="Badge">
        <Badge count={7} />
        <Badge count={128} tone="accent" />
        <Badge count={1200} tone="quiet" />
        <Badge count={3} label="购物车商品数">
          <CartIcon size={24} />
        </Badge>
        <Badge count={128} label="购物车商品数">
          <CartIcon size={24} />
        </Badge>
        <Badge count={4321} label="购物车商品数">
          <CartIcon size={24} />
        </Badge>
        <Badge count={0}>
          <CartIcon size={24} />
        </Badge>
      </Sample>
    </Samples>
  );
}
