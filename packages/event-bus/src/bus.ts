import type { EventName, MallEvents } from '@mall/events';
import mitt from 'mitt';

export interface Bus {
  emit<N extends EventName>(name: N, payload: MallEvents[N]): void;
  /** Listens until the returned function is called. */
  on<N extends EventName>(name: N, listener: (payload: MallEvents[N]) => void): () => void;
}

/**
 * Makes a bus. A listener that throws is reported and never silences the others, as plain mitt would let it.
 * @param report told of a listener's exception and of the event it choked on
 */
export function createBus(report: (error: unknown, event: EventName) => void): Bus {
  const emitter = mitt<MallEvents>();
  return {
    emit: (name, payload) => emitter.emit(name, payload),
    on: (name, listener) => {
      const guarded = (payload: MallEvents[typeof name]) => {
        try {
          listener(payload);
        } catch (error) {
          report(error, name);
        }
      };
      emitter.on(name, guarded);
      return () => emitter.off(name, guarded);
    },
  };
}
