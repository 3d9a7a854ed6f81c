import { DropdownMenu } from 'radix-ui';

export default function SharedMenu({ onClose }: { onClose: () => void }) {
  return (
    <DropdownMenu.Root open modal={false} onOpenChange={onClose}>
      <DropdownMenu.Trigger />
      <DropdownMenu.Portal>
        <DropdownMenu.Content className="panel">
          <DropdownMenu.Item>Copy reference</DropdownMenu.Item>
          <DropdownMenu.Item>Refund</DropdownMenu.Item>
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  );
}
