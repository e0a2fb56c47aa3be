ALTER TABLE "account" ADD COLUMN "new_network_by_mail" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "account" ADD COLUMN "new_network_by_phone" boolean DEFAULT false NOT NULL;