import { Steps } from '@mall/ui-kit/data-display';

const steps = ['验证手机号', '填写企业信息', '注册成功'];

/** How far a registration is. @param done how many of its steps lie behind */
export const RegistrationSteps = ({ done }: { done: number }) => <Steps steps={steps} current={done + 1} label="注册步骤" />;
