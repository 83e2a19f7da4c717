import Type, { type Static } from 'typebox';

const number = (description: string, least = 0) => Type.Optional(Type.Number({ exclusiveMinimum: least, maximum: 1e6, description }));

/** A job of which a part is to be selected. What a job doesn't need is left out; what it lacks is asked for. */
export const SelectionInput = Type.Object({
  job: Type.Union([
    Type.Literal('screwLength'),
    Type.Literal('bearing'),
    Type.Literal('oRing'),
    Type.Literal('tapDrill'),
    Type.Literal('torque'),
    Type.Literal('cable'),
    Type.Literal('contactor'),
    Type.Literal('convert'),
  ]),
  thread: number('螺纹公称直径，mm；M8 为 8'),
  pitch: number('螺距，mm；不给为粗牙'),
  clamp: number('被夹紧的总厚度，mm'),
  into: Type.Optional(
    Type.Union([Type.Literal('nut'), Type.Literal('steel'), Type.Literal('castIron'), Type.Literal('aluminium'), Type.Literal('plastic')], {
      description: '旋入什么：螺母，或所旋入的材料',
    }),
  ),
  washers: Type.Optional(Type.Integer({ minimum: 0, maximum: 4, description: '平垫圈的数量' })),
  shaft: number('轴径，mm'),
  speed: number('转速，r/min'),
  radialLoad: number('径向载荷，kN'),
  axialLoad: number('轴向载荷，kN'),
  hours: number('要求寿命，h'),
  inner: number('O型圈内径，mm'),
  section: number('O型圈线径，mm'),
  medium: Type.Optional(Type.String({ maxLength: 40, description: '介质：液压油、水、蒸汽、食品、酸碱、臭氧…' })),
  temperature: Type.Optional(Type.Number({ minimum: -273, maximum: 2000, description: '最高工作温度，℃' })),
  propertyClass: Type.Optional(Type.String({ maxLength: 10, description: '性能等级：8.8、10.9、A2-70…' })),
  lubrication: Type.Optional(
    Type.Union([Type.Literal('dry'), Type.Literal('oiled'), Type.Literal('paste')], { description: '表面：干、涂油、涂膏' }),
  ),
  power: number('功率，kW'),
  current: number('电流，A'),
  voltage: number('电压，V'),
  phases: Type.Optional(Type.Union([Type.Literal(1), Type.Literal(3)], { description: '单相1，三相3' })),
  length: number('线路长度，m'),
  value: Type.Optional(Type.Number({ description: '要换算的数值' })),
  from: Type.Optional(Type.String({ maxLength: 10, description: '原单位：in、psi、kgf…' })),
  to: Type.Optional(Type.String({ maxLength: 10, description: '目标单位' })),
});
export type SelectionInput = Static<typeof SelectionInput>;

/** What was selected, with the sum and its sources; or what is missing. */
export const Selection = Type.Object({
  title: Type.String(),
  result: Type.String({ description: "in one sentence; '' while something is missing" }),
  missing: Type.Array(Type.Object({ field: Type.String(), words: Type.String() })),
  steps: Type.Array(Type.String({ description: 'the sum, one line a step' })),
  keyword: Type.String({ description: "what to search the mall for; '' where nothing is to be bought" }),
  notes: Type.Array(Type.String()),
  sources: Type.Array(Type.Object({ name: Type.String(), url: Type.String({ description: "a page of the mall, or ''" }) })),
});
export type Selection = Static<typeof Selection>;
