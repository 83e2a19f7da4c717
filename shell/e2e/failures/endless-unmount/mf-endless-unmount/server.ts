/** Nothing to render on the server: the browser draws it. */
export default { widgets: {}, load: async () => undefined };
