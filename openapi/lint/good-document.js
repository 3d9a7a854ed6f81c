const failure = (code) => ({
  description: 'Failed.',
  content: {
    'application/json': {
      schema: { $ref: '#/components/schemas/Error' },
      examples: { [code]: { value: { message: 'No.' } } },
    },
  },
});

/** A small document that breaks no rule; tests break it in one place at a time. */
export function goodDocument() {
  const failures = Object.fromEntries(
    ['400', '401', '403', '409', '413', '415', '422', '429', '500', '503'].map((status) => [
      status,
      failure('refused'),
    ]),
  );
  return {
    openapi: '3.1.0',
    info: {
      title: 'Good',
      version: '1.0.0',
      license: { name: 'Proprietary', url: 'https://harbour.example/terms' },
    },
    servers: [{ url: '/' }],
    tags: [{ name: 'payments', description: 'Payments.' }],
    paths: {
      '/payments': {
        post: {
          operationId: 'createPayment',
          tags: ['payments'],
          summary: 'Create a payment',
          description: 'Creates a payment.',
          'x-permission': 'payments.create',
          security: [{ session: [] }],
          parameters: [{ name: 'Idempotency-Key', in: 'header', schema: { type: 'string' } }],
          requestBody: {
            content: {
              'application/json': {
                schema: {
                  type: 'object',
                  additionalProperties: false,
                  properties: { note: { type: 'string' } },
                },
                examples: { noted: { value: { note: 'Hello' } } },
              },
            },
          },
          responses: {
            201: {
              description: 'Created.',
              content: {
                'application/json': {
                  schema: {
                    type: 'object',
                    required: ['data'],
                    properties: { data: { $ref: '#/components/schemas/Payment' } },
                  },
                  examples: { created: { value: { data: { id: 'txn_1', settlement_id: null } } } },
                },
              },
            },
            ...failures,
          },
        },
      },
    },
    components: {
      securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: 'session' } },
      schemas: {
        Error: { type: 'object', required: ['message'], properties: { message: { type: 'string' } } },
        Payment: {
          type: 'object',
          required: ['id', 'settlement_id'],
          properties: {
            id: { type: 'string', pattern: '^txn_' },
            settlement_id: { oneOf: [{ type: 'string', pattern: '^stl_' }, { type: 'null' }] },
          },
        },
      },
    },
  };
}
