import Type from 'typebox';

export const KeyValue = Type.Object({ key: Type.String(), value: Type.String() });
