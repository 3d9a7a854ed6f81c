/** Every 4xx and 5xx answer has the one body that the product knows for failures. */
export const errorSchema = () => ({
  Response(response, { report, location, key }) {
    // Shared answers are also visited on their own, where their key is their name; then nothing is known of the status.
    if (!/^[45]/.test(String(key))) return;
    const reference = response.content?.['application/json']?.schema?.$ref ?? '';
    if (!/(?:^|\/)Error(?:\.yaml)?$/.test(reference)) {
      report({ message: 'A failure has the Error schema as application/json.', location });
    }
  },
});
